import type { ReadWords } from '#platform/languages/read-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'

/** What the form before did, by the query of the page that follows; empty for anything else. */
export function didText(read: ReadWords, params: URLSearchParams): string {
  const { sent, written, ...others } = read(runOrderWords).flash
  const did = params.get('did') ?? ''
  if (did === 'sent' || did === 'written') return (did === 'sent' ? sent : written)({ count: Number(params.get('count')) || 1 })
  return Object.hasOwn(others, did) ? String(others[did as keyof typeof others]) : ''
}
