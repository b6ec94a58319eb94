import { fstatSync, statSync, writeSync } from 'node:fs'
import type { Output } from './streams'

/**
 * Writes to a file or pipe without Node's streams, whose loading is a tenth of a start. Once a pipe is full (EAGAIN), the rest
 * goes through the stream.
 */

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const direct = (descriptor: number, open: () => Output): Output => {
  let stream: Output | undefined
  const listeners: ((error: Error) => void)[] = []
  const opened = (): Output => {
    const output = open()
    for (const heard of listeners) output.on('error', heard)
    return output
  }
  return {
    write(data, taken) {
      let bytes = typeof data === 'string' ? Buffer.from(data) : data
      try {
        while (!stream && bytes.length > 0) bytes = bytes.subarray(writeSync(descriptor, bytes))
      } catch (error) {
        if (!isFull(error)) {
          taken?.(asError(error))
          return false
        }
        stream = opened()
      }
      if (stream) return stream.write(bytes, taken)
      taken?.()
      return true
    },
    on: (_event, heard) => (stream ? stream.on('error', heard) : listeners.push(heard))
  }
}

/** /dev/null is a character device, like a terminal, but not one. */
const isNullDevice = (device: number): boolean => statSync('/dev/null', { throwIfNoEntry: false })?.rdev === device

const isTerminal = (descriptor: number): boolean => {
  try {
    const status = fstatSync(descriptor)
    return status.isCharacterDevice() && !isNullDevice(status.rdev)
  } catch {
    return true
  }
}

/** The output of a descriptor: Node's stream where it is a terminal or is closed, else direct writes. */
export const outputOf = (descriptor: number, open: () => Output): Output =>
  isTerminal(descriptor) ? open() : direct(descriptor, open)
