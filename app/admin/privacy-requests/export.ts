import { redirect } from 'react-router'
import { readCustomerQuery } from '#features/customers/customer.ts'
import { exportCustomer } from '#features/customers/export-customer.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { privacyWords } from '../../words/admin/privacy-requests.ts'
import { admit, admitRecent } from '../admit.server.ts'
import type { Route } from './+types/export.ts'
import { customerUrl } from './customer-url.server.ts'

/** There is nothing to read at this address: a copy is made by a form, so that no address holds a person. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'customers:read')
  return redirect('/admin/privacy-requests')
}

/** A person's copy as a file. It holds what is encrypted, so it needs both permissions and a recent sign-in; no cache keeps it. */
export async function action(args: Route.ActionArgs) {
  await admit(args, 'customers:read')
  const words = wordsOf(args.context, privacyWords)
  const ctx = contextOf(args.context)
  const typed = String((await args.request.formData()).get('who') ?? '')
  const { staff } = await admitRecent({ ...args, url: await customerUrl(ctx.db, typed, args.url) }, 'sensitive:read')
  const who = readCustomerQuery(typed)
  const outcome = who && 'email' in who ? await exportCustomer(ctx, { email: who.email, staff }) : undefined
  if (!outcome?.done) return new Response(words.nobody, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(outcome.value.json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="personal-data-${kigaliDay(ctx.clock.now())}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
