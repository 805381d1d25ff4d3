import type { z } from 'zod'
import type { Content, Problem } from './entry.ts'

type Issue = z.core.$ZodIssue

const reasons: Partial<Record<Issue['code'], (issue: never) => Pick<Problem, 'reason' | 'facts'>>> = {
  too_small: ({ origin, minimum }: z.core.$ZodIssueTooSmall) =>
    origin === 'string' && Number(minimum) <= 1
      ? { reason: 'missing' }
      : {
          reason: origin === 'string' ? 'too-short' : origin === 'array' ? 'too-few' : 'too-small',
          facts: { least: Number(minimum) },
        },
  too_big: ({ origin, maximum }: z.core.$ZodIssueTooBig) => ({
    reason: origin === 'string' ? 'too-long' : origin === 'array' ? 'too-many' : 'too-big',
    facts: { most: Number(maximum) },
  }),
}

/**
 * Checks content by a schema: the value, or a grave problem for each wrong place. An absent or null value is 'missing'; a
 * schema's own rule gives its reason as its message.
 */
export function readContent<Schema extends z.ZodType>(
  schema: Schema,
  content: Content,
): { value: z.output<Schema>; problems?: undefined } | { value?: undefined; problems: Problem[] } {
  const read = schema.safeParse(content)
  if (read.success) return { value: read.data }
  const problems = read.error.issues.map((issue) => problemOf(issue, content))
  // A missing text breaks each rule of its field; it is missing once.
  const isFirst = ({ path, reason }: Problem, at: number) =>
    reason !== 'missing' || problems.findIndex((one) => one.path === path && one.reason === reason) === at
  return { problems: problems.filter(isFirst) }
}

function problemOf(issue: Issue, content: Content): Problem {
  const path = issue.path.join('.')
  const found = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    content,
  )
  const isAbsent = found === undefined || found === null || found === ''
  const reason = issue.code === 'custom' ? { reason: issue.message } : reasons[issue.code]?.(issue as never)
  return {
    path,
    grave: true,
    ...(isAbsent && issue.code !== 'custom' ? { reason: 'missing' } : (reason ?? { reason: 'not-valid' })),
  }
}
