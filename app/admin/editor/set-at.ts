type Tree = Record<string, unknown>

/**
 * A content with another value at a path ('days.2.title'): what is on the path is copied, everything else stays the same
 * object.
 */
export function setAt<Content extends Tree>(content: Content, path: string, value: unknown): Content {
  return put(content, path.split('.'), value) as Content
}

function put(node: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  const child = (node as Tree | undefined)?.[step]
  const next = rest.length > 0 ? put(child, rest, value) : value
  if (Array.isArray(node)) return node.with(Number(step), next)
  return { ...(node as Tree | undefined), [step]: next }
}

/** The value at a path; undefined where there is none. */
export const valueAt = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, step) => (node as Tree | null | undefined)?.[step], content)
