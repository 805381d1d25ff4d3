import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/** A customer's id in the audit log: the same for the same address, in lower case, and useless without our secret. */
export const customerId = ({ config }: Pick<Context, 'config'>, email: string): string =>
  createHmac('sha256', config.secret).update(`customer:${email}`).digest('hex').slice(0, 24)
