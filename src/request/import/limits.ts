/** Bytes of the largest file that is read; no catalogue or roster is larger. */
export const LARGEST_FILE = 64_000_000
