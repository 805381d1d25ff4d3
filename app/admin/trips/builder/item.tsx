import { Link, useSearchParams } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import type { VersionChange } from '#features/trips/changes/version-change.ts'
import { addDays } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { tripLossWords } from '../../../words/admin/trips/trip-losses.ts'
import { admit } from '../../admit.server.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import { dayPath } from '../trip-paths.ts'
import type { Route } from './+types/item.ts'
import { TripFormPage } from './form-page.tsx'
import { ItemFields } from './item-form.tsx'
import { itemFormFacts, placeFault } from './item-form-facts.server.ts'
import { itemOfAddress, versionOfAddress } from './of-address.server.ts'
import { itemValues, readItemForm } from './read-item-form.ts'
import { refuseFields, saveChange } from './save-change.server.ts'
import { kindText } from './source-text.ts'

async function found(args: Route.LoaderArgs | Route.ActionArgs) {
  const { version, path } = await versionOfAddress(contextOf(args.context).db, args.params)
  return { version, path, item: itemOfAddress(version, args.params.item) }
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'trips:write')
  const read = wordsReader(args.context)
  const { version, path, item } = await found(args)
  const date = read.format.day(addDays(version.startsOn, item.day - 1))
  // What staff typed that it costs is a cost.
  const shown = may(staff.role, 'costs:read') ? item : { ...item, hand: null }
  return {
    of: { path, number: version.number, edition: version.edition },
    title: item.title,
    lede: `${kindText(read, item.kind, item.source)}. ${read(tripFormWords).item.lede({ day: item.day, date })}`,
    values: itemValues(shown, version),
    facts: await itemFormFacts(contextOf(args.context).db, read, version, item),
  }
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const reader = wordsReader(args.context)
  const { version, path, item } = await found(args)
  const form = await args.request.formData()
  const save = (change: VersionChange, day: number) =>
    saveChange(ctx, reader, version, { form, change, to: dayPath(path, day, { did: 'saved' }) })
  if (form.get('event') === 'remove') return save({ change: 'remove-item', id: item.id }, item.day)
  const read = readItemForm(form, version, item)
  const errors = read.errors ?? (await placeFault(ctx.db, read.value.placeId))
  if (!read.value || errors) return refuseFields(reader, form, errors ?? {})
  return save({ change: 'item', id: item.id, facts: read.value }, read.value.day)
}

export const shouldRevalidate = revalidateOnConflict

/** What an item is, and taking it out, which is asked before: nothing brings it back. */
export default function ItemPage({ loaderData: { of, title, lede, values, facts }, actionData: reply }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const lossLabels = useWords(tripLossWords)
  const labels = lossLabels.item
  const isRemoving = reply?.values.event === 'remove'
  return (
    <TripFormPage
      title={title}
      lede={lede}
      of={of}
      reply={isRemoving ? undefined : reply}
      below={
        <>
          <p>
            <Link className="btn line" to={`?${dialogParameter}=remove`} preventScrollReset>
              {labels.remove}
            </Link>
          </p>
          {(params.get(dialogParameter) === 'remove' || isRemoving) && (
            <FormDialog
              dialog="remove"
              title={labels.title({ title })}
              text={labels.text}
              hidden={{ event: 'remove', seen: of.edition }}
              go={labels.go}
              keep={lossLabels.cancel}
              refusal={isRemoving ? reply.sentence : undefined}
            />
          )}
        </>
      }
    >
      <ItemFields facts={facts} values={reply?.values.event === 'save' ? reply.values : values} errors={reply?.errors ?? {}} />
    </TripFormPage>
  )
}
