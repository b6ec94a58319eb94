/** What the program talks to: arguments of `main`, so that a test or another program can hold them. */

export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  /** `taken` hears when it is written, or why it is not. */
  write(data: string | Uint8Array, taken?: (error?: Error | null) => void): boolean
  on(event: 'error', heard: (error: Error) => void): unknown
}

export interface Input extends AsyncIterable<string | Uint8Array> {
  readonly isTTY?: boolean
}

export interface Streams {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
}

const hasGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

const heard = new WeakSet<Output>()

/** The error of a closed pipe comes to the write that met it, and once more, when the stream is ended. */
const hear = (stream: Output): void => {
  if (heard.has(stream)) return
  heard.add(stream)
  stream.on('error', () => {})
}

/** Writes and waits until it is taken. A reader who has gone (head, less) is no mistake: false then. */
export const write = (stream: Output, data: string | Uint8Array): Promise<boolean> => {
  hear(stream)
  return new Promise((resolve, reject) => {
    stream.write(data, error => {
      if (error && !hasGone(error)) reject(error)
      else resolve(!error)
    })
  })
}
