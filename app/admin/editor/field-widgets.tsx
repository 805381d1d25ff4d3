import type { Block, Scene } from '#features/pages/blocks.ts'
import { blocksOf, notationOf } from '#features/pages/notation.ts'
import type { PartOfYear } from '#features/pricing/season.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { yearSpanWords } from '../../words/admin/content/editor-year-spans.ts'
import { monthDayText } from './month-day-text.ts'
import { ScenePicker } from './pictures/scene-picker.tsx'
import { readSeed } from './pictures/scene-seed.ts'
import { rowNumbers, textAt } from './posted.ts'
import { differRows } from './rows/differ-rows.ts'
import { type FieldWidgetProps, widgetField } from './shape.ts'
import { twelveMarks } from './sheet/season-marks.ts'
import { SeasonStrip } from './sheet/season-strip.tsx'
import { YearSpans } from './sheet/year-spans.tsx'
import { BlockEditor } from './text/block-editor.tsx'

/** A written text, as a list of blocks. */
export const blocksField = widgetField<readonly Block[]>({
  Component: ({ choices, ...props }) => (
    <BlockEditor {...props} value={props.value ?? []} drawings={choices.drawings} photos={choices.pictures ?? []} />
  ),
  read: (posted, path) => blocksOf(textAt(posted, path) ?? ''),
  describe: notationOf,
  asks: ['pictures'],
})

const nowhere: Scene = { id: 'hills', hour: 'day', seed: 1, place: '' }

/** A drawn picture. */
export const sceneField = widgetField<Scene>({
  Component: ({ choices, value, ...props }: FieldWidgetProps<Scene>) => (
    <ScenePicker {...props} value={{ ...nowhere, ...value }} choices={choices.drawings} />
  ),
  read: (posted, path) => ({
    id: (textAt(posted, `${path}.id`) ?? nowhere.id) as Scene['id'],
    hour: (textAt(posted, `${path}.hour`) ?? nowhere.hour) as Scene['hour'],
    seed: readSeed(textAt(posted, `${path}.seed`) ?? '') ?? nowhere.seed,
    place: textAt(posted, `${path}.place`) ?? '',
  }),
  describe: ({ id, hour, seed, place }) => [place, id, hour, seed].filter(Boolean).join(', '),
})

/** Twelve months, each from 0 to avoid to 3 for the best. */
export const monthsField = widgetField<readonly number[]>({
  Component: ({ choices: _, value, ...props }) => <SeasonStrip {...props} value={twelveMarks(value ?? [])} />,
  read: (posted, path) => twelveMarks(Array.from({ length: 12 }, (_, at) => Number(textAt(posted, `${path}.${at}`) ?? 0))),
  describe: (months) => months.join(' '),
})

const noSpan: PartOfYear = { from: '', to: '' }

/** Parts of the year, from a month and day to another. */
export const spansField = widgetField<readonly PartOfYear[]>({
  Component: ({ value, ...props }) => <YearSpans {...props} value={value ?? []} fresh={noSpan} />,
  read: (posted, path) =>
    rowNumbers(posted, path).map((at) => ({
      from: textAt(posted, `${path}.${at}.from`)?.trim() ?? '',
      to: textAt(posted, `${path}.${at}.to`)?.trim() ?? '',
    })),
  describe: (spans, { format }) => spans.map((span) => spanText(format, span)).join('\n'),
  differ: (before, after, _, read) =>
    differRows(
      before,
      after,
      (number) => read(yearSpanWords).span({ number }),
      (span) => spanText(read.format, span),
    ),
  fresh: () => noSpan,
  place: (below) => below,
})

const spanText = (format: Formatter, { from, to }: PartOfYear) => `${monthDayText(format, from)} – ${monthDayText(format, to)}`
