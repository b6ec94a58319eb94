import xor4096 from 'seedrandom/lib/xor4096'
import type { Random } from './dice'

/**
 * Independent streams: one per seed, subject (what is played, as text) and block. xor4096 only: the default generator gives
 * one stream for the seeds "1", "11" and "111".
 */
export const streamOf =
  (seed: string, subject: string) =>
  (block: number): Random =>
    xor4096(`${seed}\0${subject}\0${block}`)
