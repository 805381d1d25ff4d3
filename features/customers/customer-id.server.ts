import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/** A person's id in the log of what staff did: the same for the same address, in lower case, and worth nothing without our secret. */
export const customerId = ({ config }: Pick<Context, 'config'>, email: string): string =>
  createHmac('sha256', config.secret).update(`customer:${email}`).digest('hex').slice(0, 24)
