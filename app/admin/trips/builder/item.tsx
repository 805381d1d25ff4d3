import { Form } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import type { VersionChange } from '#features/trips/changes/version-change.ts'
import { addDays } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { contextOf } from '../../../context.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { tripFormWords as words } from '../../../words/admin/trips/builder.ts'
import { admit } from '../../admit.server.ts'
import type { Route } from './+types/item.ts'
import { TripFormPage } from './form-page.tsx'
import { ItemFields, kindText } from './item-form.tsx'
import { itemFormFacts, placeFault } from './item-form-facts.server.ts'
import { itemOfAddress, versionOfAddress } from './of-address.server.ts'
import { itemValues, readItemForm } from './read-item-form.ts'
import { refuseFields, saveChange } from './save-change.server.ts'

async function found(args: Route.LoaderArgs | Route.ActionArgs) {
  const { version, path } = await versionOfAddress(contextOf(args.context).db, args.params)
  return { version, path, item: itemOfAddress(version, args.params.item) }
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'trips:write')
  const { version, path, item } = await found(args)
  // What staff typed that it costs is a cost.
  const shown = may(staff.role, 'costs:read') ? item : { ...item, hand: null }
  return {
    of: { path, number: version.number, edition: version.edition },
    title: item.title,
    lede: `${kindText(item.kind, item.source)}. ${words.item.lede(item.day, dayText(addDays(version.startsOn, item.day - 1)))}`,
    values: itemValues(shown, version),
    facts: await itemFormFacts(contextOf(args.context).db, version, item),
  }
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const { version, path, item } = await found(args)
  const form = await args.request.formData()
  const save = (change: VersionChange, day: number) =>
    saveChange(ctx, version, { form, change, to: `${path}?did=saved#day-${day}` })
  if (form.get('event') === 'remove') return save({ change: 'remove-item', id: item.id }, item.day)
  const read = readItemForm(form, version, item)
  const errors = read.errors ?? (await placeFault(ctx.db, read.value.placeId))
  if (!read.value || errors) return refuseFields(form, errors ?? {})
  return save({ change: 'item', id: item.id, facts: read.value }, read.value.day)
}

export const shouldRevalidate = revalidateOnConflict

/** What an item is, and taking it out. */
export default function ItemPage({ loaderData: { of, title, lede, values, facts }, actionData: reply }: Route.ComponentProps) {
  return (
    <TripFormPage
      title={title}
      lede={lede}
      of={of}
      reply={reply}
      below={
        <Form method="post" className="row">
          <input type="hidden" name="seen" value={of.edition} />
          <button className="btn line" type="submit" name="event" value="remove">
            {words.remove}
          </button>
        </Form>
      }
    >
      <ItemFields facts={facts} values={reply?.values.event === 'save' ? reply.values : values} errors={reply?.errors ?? {}} />
    </TripFormPage>
  )
}
