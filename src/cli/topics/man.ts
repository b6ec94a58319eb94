export const man = (): string => ''
