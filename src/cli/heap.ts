/** Of the heap that Node was given, what may be remembered: the rest is for what is thrown away. */
const SHARE = 0.5

/** Loaded where a question remembers much: it takes as long as a small question. */
export const heapRoom = (): number => {
  const { getHeapStatistics } = process.getBuiltinModule('node:v8')
  return SHARE * getHeapStatistics().heap_size_limit
}
