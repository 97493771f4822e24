// Tables with an entry for each of some names: ports, goods, zones.

export const keyedBy = <K extends string, T>(
  keys: readonly K[],
  make: (key: K) => T,
): { readonly [key in K]: T } =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as { [key in K]: T }
