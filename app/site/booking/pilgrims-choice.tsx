import { data, Link, redirect } from 'react-router'
import { residencies } from '#features/places/visitor-fee.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { AgesField } from '../../shared/booking/ages-field.tsx'
import { DayField, NumberField } from '../../shared/booking/choice-fields.tsx'
import { answerOf } from '../../shared/booking/form-answers.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { formatterOf, wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { SelectField } from '../../ui/field.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { choiceWords } from '../../words/choice.ts'
import { choiceFactWords } from '../../words/choice-facts.ts'
import { pilgrimsChoiceWords } from '../../words/pilgrims-choice.ts'
import { residencyWords } from '../../words/residencies.ts'
import { withAdults } from '../former-adults.ts'
import { parishQuote } from '../parish-quote-address.ts'
import { findShownPackage } from '../shared-reads.server.ts'
import type { Route } from './+types/pilgrims-choice.ts'
import { ChoiceForm, OlderPartyLink } from './choice-form.tsx'
import { ComfortChoices } from './comfort-choice.tsx'
import { loadPackageChoice } from './load-package-choice.server.ts'
import { type ChoiceAnswer, startSteps } from './start-steps.server.ts'
import { BookingLayout } from './step-layout.tsx'

export const handle = {
  words: ['booking-steps', 'booking-summary', 'child-ages', 'choice', 'pilgrims-choice', 'problems', 'residencies'],
} satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const ctx = contextOf(context)
  const params = withAdults(new URL(request.url).searchParams)
  const slug = params.get('package')
  if (!slug) throw redirect('/packages?style=pilgrimage')
  const found = await findShownPackage(context, slug)
  if (!found?.bookable || found.kind !== 'pilgrimage') throw data(null, { status: 404 })
  const { freeLeaderEvery } = await findSettings(ctx.db)
  const { quote, ...choice } = await loadPackageChoice(context, 'pilgrims', found, params, { adults: '', residency: 'foreign' })
  return {
    ...choice,
    most: found.groupMax,
    freeEvery: freeLeaderEvery,
    cuts: cutsOf(await linesInLanguage(ctx, quote?.lines ?? [], wordsReader(context)), wordsOf(context, choiceFactWords), format),
  }
}

/** What comes off a price, mostly the free leader places: '2 × Free leader places: −$820'. */
function cutsOf(lines: readonly PriceLine[], words: Words<typeof choiceFactWords.tree>, format: Formatter): string | undefined {
  const cuts = lines.filter(({ kind }) => kind === 'discount')
  const texts = cuts.map(({ label, quantity, amountMinor }) => {
    const amount = format.money(usd(amountMinor))
    return quantity > 1 ? words.cuts({ quantity, label, amount }) : words.cut({ label, amount })
  })
  return texts.length > 0 ? texts.join('. ') : undefined
}

export const action = async (args: Route.ActionArgs) => startSteps(args, 'pilgrims', withAdults(await args.request.formData()))

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const words = wordsOfMatches(args.matches, pilgrimsChoiceWords)
  return [{ title: words.title }, { name: 'description', content: words.lede }, { name: 'robots', content: 'noindex' }]
}

/** A pilgrimage for a parish or a group, whose travellers are counted and not named. */
export default function PilgrimsChoice({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(pilgrimsChoiceWords)
  const choice = useWords(choiceWords)
  const names = useWords(residencyWords)
  const { about, shown, known, comforts, days, most, freeEvery, cuts } = loaderData
  const { reply, problem, older }: ChoiceAnswer = actionData ?? shown
  return (
    <BookingLayout kind="pilgrims" step="choice" summary={shown.summary ?? { ...about, price: undefined }}>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      {freeEvery > 0 && <p className="note">{words.free({ every: freeEvery })}</p>}
      <ChoiceForm
        kind="pilgrims"
        reply={reply}
        problem={problem}
        hidden={{ package: about.slug }}
        shown={shown}
        known={known}
        more={cuts}
      >
        <div className="grid2 part">
          <DayField name="startsOn" label={choice.startsOn} reply={reply} {...days} />
          <NumberField name="adults" label={words.adults} hint={words.adultsHint} reply={reply} least={1} most={most} />
          <AgesField reply={reply} />
          <SelectField
            name="residency"
            label={words.residency}
            hint={words.residencyHint}
            choices={residencies.map((value) => ({ value, words: names[value] }))}
            {...answerOf(reply, 'residency')}
          />
        </div>
        <p className="hint">
          <Link to={parishQuote(Number(reply.values.adults))}>{words.larger({ most })}</Link>
        </p>
        <OlderPartyLink older={older} />
        <ComfortChoices legend={choice.sleep} choices={comforts} reply={reply} />
      </ChoiceForm>
    </BookingLayout>
  )
}
