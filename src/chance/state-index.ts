/** Where each state stands in a list, by its key: in an array where keys are few, else in a map. */
export interface StateIndex {
  get(key: number): number | undefined
  set(key: number, place: number): void
  /** Makes ready for the next, where there is one: these keys are all that were set. */
  clear(keys: readonly number[]): void
}

export const FEW_KEYS = 1 << 14

export const inArray = (): StateIndex => {
  const places = new Int32Array(FEW_KEYS)
  return {
    get(key) {
      const place = places[key] as number
      return place > 0 ? place - 1 : undefined
    },
    set(key, place) {
      places[key] = place + 1
    },
    clear(keys) {
      for (const key of keys) places[key] = 0
    }
  }
}

export const inMap = (): StateIndex => {
  const places = new Map<number, number>()
  return { get: key => places.get(key), set: (key, place) => void places.set(key, place), clear: () => undefined }
}
