import type { VersionChange } from '#features/trips/changes/version-change.ts'

const numberOf = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' && value !== '' ? value : null)

/** The change that a button of the builder asks for; undefined for what none of them sends. */
export function readBuilderChange(form: FormData): VersionChange | undefined {
  const day = numberOf(form.get('day'))
  const id = textOf(form.get('item'))
  switch (form.get('event')) {
    case 'add-day':
      return Number.isNaN(day) ? undefined : { change: 'add-day', after: day }
    case 'move-item':
      return Number.isNaN(day) || id === null ? undefined : { change: 'move-item', id, day, before: textOf(form.get('before')) }
    case 'estimate':
      return id === null ? undefined : { change: 'estimate-item', id }
    case 'remove-item':
      return id === null ? undefined : { change: 'remove-item', id }
    case 'confirm-prices':
      return { change: 'confirm-prices' }
    case 'rates':
      return { change: 'rates' }
    default:
      return undefined
  }
}
