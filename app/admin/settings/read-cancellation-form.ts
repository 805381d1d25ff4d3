import { type CancellationPolicy, type CancellationPolicyName, cancellationPolicyNames } from '#features/settings/settings.ts'

/** How many tiers the form has room for. */
export const mostSteps = 6

type TypedStep = { from: string; to: string; percent: string }
export type TypedCancellationPolicy = { steps: TypedStep[]; keepsDeposit: boolean; depositPercent: string; dayEndsAt: string }

export const isCancellationPolicyName = (text: unknown): text is CancellationPolicyName =>
  cancellationPolicyNames.some((name) => name === text)

/** A policy as values of the form: its tiers, then empty ones up to `mostSteps`. */
export function typedOf({ steps, keepsDeposit, depositPercent, dayEndsAt = '' }: CancellationPolicy): TypedCancellationPolicy {
  const rows = steps.map(({ daysFrom, daysTo, percent }) => ({
    from: String(daysFrom),
    to: daysTo === null ? '' : String(daysTo),
    percent: String(percent),
  }))
  return { steps: withRoom(rows), keepsDeposit, depositPercent: String(depositPercent), dayEndsAt }
}

const withRoom = (rows: TypedStep[]): TypedStep[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, mostSteps - rows.length) }, () => ({ from: '', to: '', percent: '' })),
]

/** The typed values, unchanged. */
export function typedIn(form: FormData): TypedCancellationPolicy {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const steps = Array.from({ length: mostSteps }, (_, row) => ({
    from: read(`from${row}`),
    to: read(`to${row}`),
    percent: read(`percent${row}`),
  }))
  const keepsDeposit = form.get('keepsDeposit') === 'on'
  return { steps, keepsDeposit, depositPercent: read('depositPercent'), dayEndsAt: read('dayEndsAt') }
}

const whole = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)

/** The typed policy without its empty tiers. Undefined where a value is not a whole number. */
export function policyOf({
  steps,
  keepsDeposit,
  depositPercent,
  dayEndsAt,
}: TypedCancellationPolicy): CancellationPolicy | undefined {
  const read = steps
    .filter(({ from, to, percent }) => from !== '' || to !== '' || percent !== '')
    .map(({ from, to, percent }) => ({ daysFrom: whole(from), daysTo: to === '' ? null : whole(to), percent: whole(percent) }))
  const share = whole(depositPercent)
  const numbers = [share, ...read.flatMap(({ daysFrom, daysTo, percent }) => [daysFrom, daysTo ?? 0, percent])]
  if (numbers.some(Number.isNaN)) return undefined
  return { steps: read, keepsDeposit, depositPercent: share, ...(dayEndsAt && { dayEndsAt }) }
}
