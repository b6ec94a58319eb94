/** Works something out once, when it is first asked for: what stands at the top of a module is worked out at every start. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
