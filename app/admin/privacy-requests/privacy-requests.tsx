import { useEffect, useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { readCustomerQuery } from '#features/customers/customer.ts'
import { customerId } from '#features/customers/customer-id.server.ts'
import type { Erased } from '#features/customers/erase-customer.server.ts'
import { eraseCustomer } from '#features/customers/erase-customer.server.ts'
import { findCustomer } from '#features/customers/find-customer.server.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { TextField } from '../../ui/field.tsx'
import { privacyWords } from '../../words/admin/privacy-requests.ts'
import { admit, admitRecent } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/privacy-requests.ts'
import { Customer } from './customer.tsx'
import { customerUrl } from './customer-url.server.ts'
import { customerRows } from './customer-view.ts'
import { EraseForm } from './erase-form.tsx'
import { eraseRefusal } from './erase-refusal.ts'
import { erasedText } from './erased-text.ts'

/**
 * Nobody is named in an address: `of` is the reference of a booking or an enquiry of theirs, and after an erasure it holds an id
 * that stands for nobody any more.
 */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'customers:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const of = readReference(args.url.searchParams.get('of') ?? '')
  const found = of && (await findCustomer(ctx.db, of))
  const id = args.url.searchParams.get('erased')?.slice(0, 100)
  const [last] = id ? (await listAuditEntriesOf(ctx.db, { kind: 'customer', id }, ['data-erased'])).slice(-1) : []
  const customer = found ? customerRows(read, found, ctx.clock.now()) : undefined
  return { customer, erased: last && erasedText(read, last.facts as Erased) }
}

export async function action(args: Route.ActionArgs) {
  const admitted = await admit(args, 'customers:read')
  const read = wordsReader(args.context)
  const words = read(privacyWords)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const [what, typed] = [text('keep') ? 'find' : text('do'), text('who')]
  const erasing = what === 'ask' || what === 'erase'
  const staff = erasing
    ? (await admitRecent({ ...args, url: await customerUrl(ctx.db, typed, args.url) }, 'customers:erase')).staff
    : admitted
  if (!readCustomerQuery(typed)) return data({ view: 'find', typed, fault: words.unreadable } as const, { status: 422 })
  const found = await findCustomer(ctx.db, typed)
  if (!found) return data({ view: 'find', typed, fault: words.nobody } as const, { status: 404 })
  const customer = customerRows(read, found, ctx.clock.now())
  if (!erasing) return data({ view: 'found', customer } as const)
  if (what === 'ask') return data({ view: 'erase', customer, confirm: '' } as const)
  const confirm = text('confirm')
  const outcome = await eraseCustomer(ctx, { email: found.email, typed: confirm, staff })
  if (outcome.done) throw redirect(`/admin/privacy-requests?erased=${customerId(ctx, found.email)}`, 303)
  const { refusal } = outcome
  const reply = {
    reason: refusal.reason,
    sentence: eraseRefusal(read, refusal),
    bookings: 'bookings' in refusal ? refusal.bookings : [],
  }
  return data({ view: 'erase', customer, confirm, reply } as const, { status: refusal.reason === 'not-confirmed' ? 422 : 409 })
}

export default function Customers({ loaderData: { customer, erased }, actionData }: Route.ComponentProps) {
  const words = useWords(privacyWords)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (actionData && actionData.view !== 'find') result.current?.focus()
  }, [actionData])
  if (actionData?.view === 'erase') {
    return (
      <div ref={result} tabIndex={-1}>
        <EraseForm {...actionData} />
      </div>
    )
  }
  const shown = actionData ? (actionData.view === 'found' ? actionData.customer : undefined) : customer
  const typed = actionData?.view === 'find' ? actionData.typed : (shown?.email ?? '')
  return (
    <div className="privacy-requests">
      <PageBar title={words.title} lede={words.lede} />
      <div className="flash">
        <Flash>{!actionData && erased}</Flash>
      </div>
      <Find key={typed} typed={typed} fault={actionData?.view === 'find' ? actionData.fault : undefined} />
      <div ref={result} tabIndex={-1}>
        {shown && <Customer customer={shown} />}
      </div>
    </div>
  )
}

function Find({ typed, fault }: { typed: string; fault: string | undefined }) {
  const words = useWords(privacyWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action="/admin/privacy-requests" className="pane find-person" noValidate>
      <input type="hidden" name="do" value="find" />
      <TextField
        name="who"
        label={words.who}
        hint={words.whoHint}
        error={fault}
        defaultValue={typed}
        autoComplete="off"
        maxLength={254}
        spellCheck={false}
      />
      <button className="btn line" type="submit" aria-disabled={busy}>
        {words.find}
      </button>
    </Form>
  )
}
