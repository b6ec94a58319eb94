import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outputOf } from '../../src/cli/direct-output'
import type { Output } from '../../src/cli/streams'
import { openFolder } from '../tools/folder'

const { folder } = openFolder()

const fifo = (name: string): string => {
  const path = join(folder, name)
  execFileSync('mkfifo', [path])
  return path
}

const never = (): Output => {
  throw new Error('no stream is needed')
}

test('a file is written without a stream, and each write is confirmed', () => {
  const path = join(folder, 'file')
  const file = openSync(path, 'w')
  const output = outputOf(file, never)
  const shown: unknown[] = []
  expect(output.write('Æsir ', error => shown.push(error))).toBe(true)
  expect(output.write(Buffer.from('and Vanir'))).toBe(true)
  closeSync(file)
  expect(readFileSync(path, 'utf8')).toBe('Æsir and Vanir')
  expect(shown).toEqual([undefined])
})

test('what does not fit into a pipe that does not wait goes to the stream, all of it, in order, and so does the rest', () => {
  const pipe = openSync(fifo('full'), constants.O_RDWR | constants.O_NONBLOCK)
  const rest: Buffer[] = []
  const heard: string[] = []
  const stream: Output = {
    write: data => rest.push(Buffer.from(data)) > 0,
    on: event => heard.push(event)
  }
  const output = outputOf(pipe, () => stream)
  output.on('error', () => {})
  const long = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))
  output.write(long)
  output.write('after')
  const held = Buffer.alloc(long.length)
  const inPipe = readSync(pipe, held)
  closeSync(pipe)
  expect(inPipe).toBeGreaterThan(0)
  expect(Buffer.concat([held.subarray(0, inPipe), ...rest])).toEqual(Buffer.concat([long, Buffer.from('after')]))
  expect(heard).toEqual(['error'])
})

test('a write that nobody reads reports why', () => {
  const path = fifo('gone')
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY)
  closeSync(reader)
  const shown: unknown[] = []
  expect(outputOf(writer, never).write('anybody?', error => shown.push(error))).toBe(false)
  closeSync(writer)
  expect(shown).toMatchObject([{ code: 'EPIPE' }])
})

test.each([
  ['a device is left to its stream', '/dev/zero', true],
  ['the null device is written as a file is: nobody reads there', '/dev/null', false]
])('%s', (_, file, isLeft) => {
  const device = openSync(file, 'w')
  const stream: Output = { write: () => true, on: () => undefined }
  expect(outputOf(device, () => stream) === stream).toBe(isLeft)
  closeSync(device)
})
