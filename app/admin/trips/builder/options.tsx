import { unitClasses } from '#features/trips/hand-prices.ts'
import { optionLetters } from '#features/trips/trip-option.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { admit } from '../../admit.server.ts'
import type { Route } from './+types/options.ts'
import { CheckBox } from './check-box.tsx'
import { TripFormPage } from './form-page.tsx'
import { loadUnits } from './load-units.server.ts'
import { versionOfAddress } from './of-address.server.ts'
import { optionsValues, readOptionsForm, ruledKinds } from './read-options-form.ts'
import { ruleNames } from './read-rule.ts'
import { refuseFields, saveChange } from './save-change.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'trips:write')
  const { version, path } = await versionOfAddress(contextOf(args.context).db, args.params)
  return {
    of: { path, number: version.number, edition: version.edition },
    values: optionsValues(version),
    units: loadUnits(wordsReader(args.context), version),
  }
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const { version, path } = await versionOfAddress(ctx.db, args.params)
  const form = await args.request.formData()
  const sent = readOptionsForm(form, unitClasses(version))
  if (sent.errors) return refuseFields(read, form, sent.errors)
  return saveChange(ctx, read, version, { form, change: { change: 'offer', ...sent.value }, to: `${path}?did=saved` })
}

export const shouldRevalidate = revalidateOnConflict

/** The options of a version, how its prices are made, and what is said once for all of it. */
export default function OptionsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const words = useWords(tripFormWords).options
  const { fields } = words
  const { kinds } = useWords(tripBuilderWords)
  const { units } = loaderData
  const values = reply?.values ?? loaderData.values
  const errors = reply?.errors ?? {}
  const text = (name: string, label: string, most: number, more: { wide?: boolean; hint?: string } = {}) => (
    <TextField key={name} name={name} label={label} error={errors[name]} defaultValue={values[name]} maxLength={most} {...more} />
  )
  const area = (name: string, label: string, most: number) => (
    <TextArea name={name} label={label} error={errors[name]} defaultValue={values[name]} maxLength={most} rows={4} />
  )
  const rule = (name: string, label: string) => (
    <div key={name} className="row trip-rule">
      <SelectField
        name={name}
        label={label}
        defaultValue={values[name]}
        choices={ruleNames.map((one) => ({ value: one, words: words.rule[one] }))}
      />
      <TextField
        name={`${name}-value`}
        label="%"
        error={errors[`${name}-value`]}
        defaultValue={values[`${name}-value`]}
        inputMode="decimal"
      />
    </div>
  )
  return (
    <TripFormPage title={words.title} lede={words.lede} of={loaderData.of} reply={reply}>
      {optionLetters.map((letter) => (
        <fieldset key={letter}>
          <legend>{words.letter({ letter })}</legend>
          {letter !== 'A' && (
            <CheckBox name={`use-${letter}`} values={values}>
              {words.use}
            </CheckBox>
          )}
          <div className="grid2">
            {text(`title-${letter}`, fields.title, 80)}
            {text(`text-${letter}`, fields.text, 600)}
          </div>
          <details open={Boolean(values[`discount-${letter}`])}>
            <summary>{fields.discountLabel}</summary>
            <div className="grid2">
              {text(`discountLabel-${letter}`, fields.discountLabel, 80)}
              {text(`discount-${letter}`, fields.discount, 20, { hint: words.discountHint })}
              {text(`discountReason-${letter}`, fields.discountReason, 300, { wide: true })}
            </div>
          </details>
          {units.some((unit) => unit.letter === letter) && (
            <details open={units.some(({ name }) => values[name])}>
              <summary>{words.units.title}</summary>
              <p className="small muted">{words.units.text}</p>
              <div className="grid2">
                {units.filter((unit) => unit.letter === letter).map(({ name, label, hint }) => text(name, label, 14, { hint }))}
                {text(`unitReason-${letter}`, fields.discountReason, 300, { wide: true })}
              </div>
            </details>
          )}
        </fieldset>
      ))}
      <fieldset>
        <legend>{words.rules}</legend>
        <p className="small muted">{words.rulesText}</p>
        <div className="trip-rules">
          {ruledKinds.map((kind) => rule(`rule-${kind}`, kinds[kind]))}
          {rule('rule-default', words.defaultRule)}
        </div>
        <div className="grid2">
          {text('step', words.step, 8)}
          {text('vatHome', words.vatHome, 6)}
          {text('vatAbroad', words.vatAbroad, 6)}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.texts}</legend>
        {area('summary', words.summary, 2_000)}
        <div className="grid2">
          {area('included', words.included, 4_000)}
          {area('excluded', words.excluded, 4_000)}
        </div>
        {area('note', words.note, 4_000)}
      </fieldset>
    </TripFormPage>
  )
}
