import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { cancellationTiersOf, mostSteps, typedIn, typedOf } from './read-cancellation-form.ts'

function formOf(rows: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(rows)) form.set(name, value)
  return form
}

test('a ladder that is shown and sent back unchanged is the same ladder', () => {
  for (const policy of Object.values(defaultSettings.ladders)) {
    const typed = typedOf(policy)
    expect(typed.steps).toHaveLength(mostSteps)
    const sent = Object.fromEntries(
      typed.steps.flatMap(({ from, to, percent }, row) => [
        [`from${row}`, from],
        [`to${row}`, to],
        [`percent${row}`, percent],
      ]),
    )
    const form = formOf({ ...sent, depositPercent: typed.depositPercent, ...(typed.keepsDeposit && { keepsDeposit: 'on' }) })
    expect(cancellationTiersOf(typedIn(form))).toEqual(policy)
  }
})

test('what is no whole number is no ladder, and an empty step is none', () => {
  expect(cancellationTiersOf(typedIn(formOf({ from0: '0', percent0: '100', depositPercent: '30' })))).toEqual({
    steps: [{ daysFrom: 0, daysTo: null, percent: 100 }],
    keepsDeposit: false,
    depositPercent: 30,
  })
  for (const wrong of ['', '-1', '1.5', 'ten', '99999'])
    expect(cancellationTiersOf(typedIn(formOf({ from0: wrong, percent0: '100', depositPercent: '30' })))).toBeUndefined()
})
