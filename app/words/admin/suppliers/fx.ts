import type { FxStatus } from '#features/suppliers/fx/fx-rate.ts'
import { counted } from '../counted.ts'

type Tone = 'ok' | 'warn' | 'bad' | undefined

/** Exchange rates in the admin area. */
export const fxWords = {
  title: 'Exchange rates',
  lede: 'Units of a currency for one US dollar, by which costs are converted. What was entered is never changed; the newest day counts.',
  newest: 'Newest rates',
  columns: {
    currency: 'Currency',
    units: 'For 1 USD',
    asOf: 'Day',
    age: 'Age',
    source: 'Source',
    entered: 'Entered',
  },
  age: (days: number) => (days === 0 ? 'today' : counted(days, 'day')),
  statuses: {
    fresh: undefined,
    old: { word: 'older than 7 days', tone: 'warn' },
    'too-old': { word: 'older than 31 days', tone: 'bad' },
    missing: { word: 'no rate', tone: undefined },
  } satisfies Record<FxStatus, { word: string; tone: Tone } | undefined>,
  form: {
    title: 'New rate',
    currency: 'Currency',
    asOf: 'Day',
    units: 'Units for 1 USD',
    unitsHint: 'Up to six decimals after a point: 1450 or 129.35.',
    source: 'Source',
    sourceHint: 'Such as National Bank of Rwanda.',
    save: 'Save rate',
  },
  saved: 'The rate is saved.',
  errors: 'Not saved. Correct the marked fields:',
  problems: {
    'currency-missing': 'Choose a currency.',
    'day-wrong': 'Enter a date.',
    'day-to-come': 'This day is still to come. Enter today or an earlier day.',
    'units-missing': 'Enter how many units one US dollar is.',
    'units-negative': 'A rate is above 0.',
    'units-zero': 'A rate is above 0.',
    'units-comma': 'A comma alone can be read in two ways. Write the number without it: 1450, or 1450.25.',
    'units-too-fine': 'At most six decimals.',
    'units-too-large': 'This is too large.',
    'units-wrong': 'Enter a number, such as 1450.25.',
    'source-missing': 'Enter where the rate comes from.',
    'too-long': 'This is too long.',
    'strange-characters': 'It contains a character that cannot be saved.',
  } as Record<string, string>,
  far: (units: string, currency: string, newest: string, day: string) =>
    `${units} ${currency} is more than 20% away from the newest rate, ${newest} on ${day}. Is it right?`,
  confirm: (units: string, currency: string) => `Yes, 1 USD is ${units} ${currency}`,
  history: 'History',
  historyOf: 'Currency',
  all: 'All',
  none: 'No rates yet. Enter the first.',
  noneOf: 'No rates of this currency yet.',
  pages: { first: 'Newest', next: 'Older' },
} as const
