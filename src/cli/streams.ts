/** What the program talks to: arguments of `main`, so that a test or another program can hold them. */

export interface Output extends NodeJS.WritableStream {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
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

/** Outputs whose errors are heard: that of a closed pipe may come once more, when the stream is ended. */
const heard = new WeakSet<Output>()

/** Writes and waits until it is taken. A reader who has gone (head, less) is no mistake: false then. */
export const write = (stream: Output, text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    if (!heard.has(stream)) stream.on('error', () => {})
    heard.add(stream)
    stream.write(text, error => {
      if (error && !hasGone(error)) reject(error)
      else resolve(!error)
    })
  })
