import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { CustomPriceReply } from './custom-price-action.server.ts'
import type { PriceRow } from './price-rows.ts'
import type { PriceSummary } from './price-summary.ts'

/** How long nobody has to type before the server adds up. */
const pauseMs = 250

/**
 * What the rows come to, by the server that makes the quotation: asked anew after each change, and shown as stale until it answers.
 *
 * @param first the summary of the rows as the page was sent.
 */
export function useRunningTotal(
  rows: readonly PriceRow[],
  first: PriceSummary,
): { form: RefObject<HTMLFormElement | null>; summary: PriceSummary; isStale: boolean } {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<CustomPriceReply>()
  const seen = useRef(rows)
  const { submit } = fetcher
  useEffect(() => {
    if (seen.current === rows) return
    const timer = setTimeout(() => {
      if (!form.current) return
      seen.current = rows
      const fields = new FormData(form.current)
      fields.set('do', 'calculate')
      submit(fields, { method: 'post', defaultShouldRevalidate: false })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [rows, submit])
  return { form, summary: fetcher.data?.summary ?? first, isStale: fetcher.state !== 'idle' || seen.current !== rows }
}
