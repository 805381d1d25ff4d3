import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import type { Reply } from '../reply.ts'
import type { PricePreview as Rows } from './preview-action.server.ts'

/** How long nobody has to type before the server adds up. */
const pauseMs = 250

/**
 * What the form around it would come to, with VAT, by the server that saves it: asked anew after each change, and by a button where there are
 * no scripts.
 *
 * @param first what the page was sent with.
 */
export function PricePreview({ first }: { first: Rows | undefined }) {
  const words = useWords(adjustmentWords).preview
  const inBrowser = useInBrowser()
  const ref = useRef<HTMLDivElement>(null)
  const { submit, reset, data, state } = useFetcher<{ reply?: Reply }>()
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const fields = new FormData(form)
      fields.set('preview', 'yes')
      submit(fields, { method: 'post', defaultShouldRevalidate: false })
    }
    const lookLater = () => {
      clearTimeout(timer)
      timer = setTimeout(look, pauseMs)
    }
    // Once it is saved nothing is asked any more: an answer that came between would leave the saved price unread.
    const stop = () => {
      clearTimeout(timer)
      reset()
    }
    // A form that an address filled in.
    if (new FormData(form).get('amount')) look()
    form.addEventListener('input', lookLater)
    form.addEventListener('submit', stop)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', lookLater)
      form.removeEventListener('submit', stop)
    }
  }, [submit, reset])
  const rows = data ? data.reply?.preview : first
  return (
    <div ref={ref} role="status" aria-label={words.label}>
      {rows && (
        <dl className="kv num" aria-busy={state !== 'idle'}>
          {rows.map(({ name, amount, isSum }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{isSum ? <b>{amount}</b> : amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {!rows && data?.reply?.sentence && <p className="small muted">{data.reply.sentence}</p>}
      {!inBrowser && (
        <button className="btn line sm" type="submit" name="preview" value="yes">
          {words.look}
        </button>
      )}
    </div>
  )
}
