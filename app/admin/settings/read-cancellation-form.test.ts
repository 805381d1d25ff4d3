import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { mostSteps, policyOf, typedIn, typedOf } from './read-cancellation-form.ts'

function formOf(rows: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(rows)) form.set(name, value)
  return form
}

test('a policy that is shown and sent back unchanged is the same policy', () => {
  for (const policy of Object.values(defaultSettings.cancellationPolicies)) {
    const typed = typedOf(policy)
    expect(typed.steps).toHaveLength(mostSteps)
    const sent = Object.fromEntries(
      typed.steps.flatMap(({ from, to, percent }, row) => [
        [`from${row}`, from],
        [`to${row}`, to],
        [`percent${row}`, percent],
      ]),
    )
    const { depositPercent, dayEndsAt, keepsDeposit } = typed
    const form = formOf({ ...sent, depositPercent, dayEndsAt, ...(keepsDeposit && { keepsDeposit: 'on' }) })
    expect(policyOf(typedIn(form))).toEqual(policy)
  }
})

test('what is no whole number is no policy, and an empty tier is none', () => {
  expect(policyOf(typedIn(formOf({ from0: '0', percent0: '100', depositPercent: '30' })))).toEqual({
    steps: [{ daysFrom: 0, daysTo: null, percent: 100 }],
    keepsDeposit: false,
    depositPercent: 30,
  })
  for (const wrong of ['', '-1', '1.5', 'ten', '99999'])
    expect(policyOf(typedIn(formOf({ from0: wrong, percent0: '100', depositPercent: '30' })))).toBeUndefined()
})
