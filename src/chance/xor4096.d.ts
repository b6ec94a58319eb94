/** The only generator of seedrandom in use, imported without the rest of the package and what that loads. */
declare module 'seedrandom/lib/xor4096.js' {
  const xor4096: (seed: string) => () => number
  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export default xor4096
}
