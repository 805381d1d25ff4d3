import path from 'node:path'

/** Where Node stores the compiled code of what tests start many times: compiling is a fifth of a server's start, and half of a command's. */
export const compiled = (what: 'server' | 'commands'): string => path.resolve(`node_modules/.cache/compiled-${what}`)
