/** The share of Node's heap that remembered results may fill; the rest is for temporary data. */
const SHARE = 0.5

/** Bytes that remembered results may fill. `node:v8` is loaded here because loading it takes as long as a small question. */
export const heapRoom = (): number => {
  const { getHeapStatistics } = process.getBuiltinModule('node:v8')
  return SHARE * getHeapStatistics().heap_size_limit
}
