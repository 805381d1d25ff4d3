import { data, Form, redirect, useNavigation } from 'react-router'
import { type Cash as CashFigures, loadCash } from '#features/payables/reports/load-cash.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../../context.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { payableReportWords } from '../../../words/admin/payables/payable-reports.ts'
import { admit } from '../../admit.server.ts'
import { instantText } from '../../components/instants.ts'
import { Pane } from '../../components/pane.tsx'
import { Flash } from '../../components/toast.tsx'
import type { ChartData } from '../chart.tsx'
import { shortDollars } from '../month-names.ts'
import { ReportHead } from '../report-head.tsx'
import { ReportTable } from '../report-table.tsx'
import type { Route } from './+types/cash.ts'
import { type CashReply, saveCashByForm } from './cash-form.server.ts'
import { cashRows } from './cash-rows.ts'
import { cashColumnsOf } from './cost-columns.tsx'

const path = '/admin/reports/cash'
const text = (read: ReadWords, minor: number) => read.format.money(usd(minor))

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const { format } = wordsReader(args.context)
  const { settings, ...cash } = await loadCash({ db, clock })
  return {
    ...cash,
    settings: { ...settings, when: settings.savedAt ? instantText(settings.savedAt, now, format) : '' },
    today: kigaliDay(now),
    writes: may(staff.role, 'payables:write'),
    saved: args.url.searchParams.get('did') === 'saved',
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'payables:write')
  const form = await args.request.formData()
  const reply = await saveCashByForm(contextOf(args.context), wordsReader(args.context), form, actor)
  return reply ? data<CashReply>(reply, { status: 422 }) : redirect(`${path}?did=saved`, 303)
}

/** What is left at the end of each week; a week below the floor is red. */
export const cashChart = (read: ReadWords, { weeks }: Pick<CashFigures, 'weeks'>): ChartData => {
  const words = read(payableReportWords).cash
  const left = text(read, weeks.at(-1)?.leftMinor ?? 0)
  return {
    label: words.chart({ left, below: weeks.filter(({ isBelowFloor }) => isBelowFloor).length }),
    columns: weeks.map(({ from, leftMinor, isBelowFloor }) => ({
      name: from ? read.format.shortDay(from).replace(' ', '\n') : '',
      values: [leftMinor],
      tone: isBelowFloor ? 'late' : 'main',
    })),
    series: [
      { name: String(words.left), tone: 'main' },
      { name: String(words.belowSeries), tone: 'late' },
    ],
    stacked: true,
    axis: shortDollars(read),
  }
}

/** Where the cash falls below its floor, in a sentence; nothing where it never does. */
export function belowText(
  read: ReadWords,
  {
    overdue,
    weeks,
    settings,
  }: { overdue: CashFigures['overdue']; weeks: CashFigures['weeks']; settings: { floorMinor: number } },
): string {
  const words = read(payableReportWords).cash
  const below = weeks.filter(({ isBelowFloor }) => isBelowFloor)
  const floor = text(read, settings.floorMinor)
  if (below[0]?.from) return words.below({ floor, count: below.length, week: read.format.shortDate(below[0].from) })
  return overdue.isBelowFloor ? words.belowOverdue({ floor }) : ''
}

/** The cash of the next 13 weeks, from a typed opening balance. */
export default function CashByWeek({ loaderData, actionData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(payableReportWords).cash
  const { settings, weeks, holdsMinor, withoutRate, writes, saved } = loaderData
  const below = belowText(read, loaderData)
  const opening = {
    opening: text(read, settings.openingMinor),
    day: settings.openingOn ? read.format.day(settings.openingOn) : '',
  }
  const lede = settings.openingOn ? words.lede({ ...opening, left: text(read, weeks.at(-1)?.leftMinor ?? 0) }) : words.ledeNone
  return (
    <div className="list-page reports">
      <ReportHead title={String(words.title)} lede={lede} />
      <Flash>{saved && !actionData && words.settings.saved}</Flash>
      {below && <p className="note bad num">{below}</p>}
      <div className="g12">
        <ReportTable
          className="w12 adds-up"
          name="cash-by-week"
          title={String(words.weeks)}
          query=""
          columns={cashColumnsOf(read)}
          rows={cashRows(loaderData)}
          rowKey={({ place, from }) => from ?? place}
          chart={cashChart(read, loaderData)}
        >
          {(settings.openingOn || holdsMinor > 0 || withoutRate > 0) && (
            <p className="small muted hint num">
              {[
                settings.openingOn && words.asTyped,
                holdsMinor > 0 && words.holds({ amount: text(read, holdsMinor) }),
                withoutRate > 0 && words.withoutRate({ count: withoutRate }),
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
          )}
        </ReportTable>
        <Pane title={words.settings.title} className="w12 stack" id="settings">
          <p className="small muted num">
            {settings.savedBy ? words.settings.by({ who: settings.savedBy, when: settings.when }) : words.settings.never}{' '}
            {words.settings.text}
          </p>
          {writes && <SettingsForm settings={settings} today={loaderData.today} reply={actionData} />}
        </Pane>
      </div>
      <p className="small muted below">{words.note}</p>
    </div>
  )
}

type Settings = Pick<
  CashFigures['settings'],
  'openingMinor' | 'openingOn' | 'floorMinor' | 'guideDayMinor' | 'carDayMinor' | 'fourEyesMinor'
>

function SettingsForm({ settings, today, reply }: { settings: Settings; today: Day; reply: CashReply | undefined }) {
  const read = useReader()
  const words = read(payableReportWords).cash.settings
  const bookingLabels = read(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const shown = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2))
  const stored: Record<string, string> = {
    openingOn: settings.openingOn ?? today,
    opening: shown(settings.openingMinor),
    floor: shown(settings.floorMinor),
    guideDay: shown(settings.guideDayMinor),
    carDay: shown(settings.carDayMinor),
    fourEyes: shown(settings.fourEyesMinor),
  }
  const values: Record<string, string | undefined> = reply?.values ?? stored
  const errors = reply?.errors ?? {}
  const amount = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    inputMode: 'decimal' as const,
    className: 'num',
    autoComplete: 'off',
    maxLength: 40,
  })
  return (
    <Form method="post" action={path} className="stack narrow" noValidate preventScrollReset>
      <ErrorSummary
        title={String(words.errors)}
        problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))}
      />
      <div className="grid2">
        <TextField
          name="openingOn"
          label={words.openingOn}
          type="date"
          max={today}
          defaultValue={values.openingOn}
          error={errors.openingOn}
        />
        <TextField {...amount('opening')} label={words.opening} />
        <TextField {...amount('floor')} label={words.floor} hint={words.floorHint} />
        <TextField {...amount('fourEyes')} label={words.fourEyes} hint={words.fourEyesHint} />
        <TextField {...amount('guideDay')} label={words.guideDay} />
        <TextField {...amount('carDay')} label={words.carDay} hint={words.carDayHint} />
      </div>
      <div className="row">
        <button className="btn" type="submit" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : words.save}
        </button>
      </div>
    </Form>
  )
}
