// Count and hash of an account's records by kind, the same on the server and on a fully synced device. From it a device
// can tell that it lost rows, or has some that the server doesn't. The order of rows doesn't matter.
export type Digest = Record<string, { count: number; hash: number }>

export function digestOf(rows: Iterable<{ kind: string; id: string; version: number }>): Digest {
  const digest = new Map<string, { count: number; hash: number }>()
  for (const { kind, id, version } of rows) {
    const sum = digest.get(kind) ?? { count: 0, hash: 0 }
    digest.set(kind, { count: sum.count + 1, hash: (sum.hash + fnv1a(`${id}:${version}`)) >>> 0 })
  }
  return Object.fromEntries(digest)
}

/** FNV-1a, 32 bits. Tells similar texts apart; not for security. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
