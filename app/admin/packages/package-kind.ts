import { styles } from '#features/packages/package.ts'
import { raised } from '#features/pricing/raise-rate.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { packageAdminWords } from '../../words/admin/content/packages.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { styleWords } from '../../words/styles.ts'
import { contentKind } from '../content/content-kind.ts'
import { degreesOf, periodFields } from '../content/fact-fields.ts'
import { monthsField, sceneField, spansField } from '../editor/field-widgets.tsx'
import type { PeriodRules } from '../editor/periods/period-rules.ts'
import { pictureField, picturesField } from '../editor/pictures/pictures-field.tsx'
import type { Shape } from '../editor/shape.ts'
import { PackageDepartures, packageColumns } from './package-columns.tsx'
import { comfortsField, daysField, pricesField } from './package-fields.tsx'
import { PackagePreview } from './package-preview.tsx'
import { isPrice, type WrittenPrice } from './written-prices.ts'

const pricesOf = ({ prices }: Record<string, unknown>) => (Array.isArray(prices) ? (prices as WrittenPrice[]) : [])

/** Rate periods of packages: prices and high seasons. */
const packagePeriods: PeriodRules = {
  first: ({ highSeasons, prices }) => ({ highSeasons: highSeasons ?? [], prices: prices ?? [] }),
  asFirst: (_, { highSeasons, prices }) => ({ highSeasons, prices }),
  raise: (period, raise) => ({
    ...period,
    prices: pricesOf(period).map((price) =>
      isPrice(price) ? { ...price, amountMinor: raised(price.amountMinor, raise) } : price,
    ),
  }),
  amounts: (period) =>
    new Map(
      pricesOf(period)
        .filter(isPrice)
        .map(({ comfort, season, occupancy, groupSize, amountMinor }) => [
          `${comfort} ${season} ${occupancy} ${groupSize}`,
          amountMinor,
        ]),
    ),
}

function shapeOf(read: ReadWords): Shape {
  const words = read(packageAdminWords)
  const { fields } = words
  const styleNames = read(styleWords)
  return [
    {
      id: 'story',
      title: words.parts.story,
      fields: [
        { key: 'title', as: 'text', most: 60, wide: true, ...fields.title },
        { key: 'slug', as: 'slug', from: 'title', folder: '/package-details', wide: true, ...fields.slug },
        { key: 'lede', as: 'text', lines: 3, most: 600, wide: true, ...fields.lede },
        { key: 'scene', as: 'widget', widget: sceneField, ...fields.scene },
        { key: 'countries', as: 'picks', from: 'countries', ...fields.countries },
        { key: 'parks', as: 'picks', from: 'parks', ...fields.parks },
        {
          key: 'styles',
          as: 'choices',
          options: styles.map((value) => ({ value, words: styleNames[value] })),
          ...fields.styles,
        },
        {
          key: 'fitness',
          as: 'degree',
          options: degreesOf(words.fitness),
          ...fields.fitness,
        },
        { key: 'minimumAge', as: 'number', unit: words.years, ...fields.minimumAge },
        { key: 'groupMin', as: 'number', unit: words.travellers, ...fields.groupMin },
        { key: 'groupMax', as: 'number', unit: words.travellers, ...fields.groupMax },
      ],
    },
    {
      id: 'days',
      title: words.parts.days,
      fields: [
        { key: 'days', as: 'widget', widget: daysField, ...fields.days },
        { key: 'firstDays', as: 'texts', ...fields.firstDays },
        { key: 'freeTimeIn', as: 'picks', from: 'places', ...fields.freeTimeIn },
      ],
    },
    {
      id: 'prices',
      title: words.parts.prices,
      fields: [
        { key: 'comforts', as: 'widget', widget: comfortsField, ...fields.comforts },
        { key: 'prices', as: 'widget', widget: pricesField, ...fields.prices },
        ...periodFields(read, packagePeriods, [
          { key: 'highSeasons', as: 'widget', widget: spansField, ...fields.highSeasons },
          { key: 'prices', as: 'widget', widget: pricesField, ...fields.prices },
        ]),
        {
          key: 'fees',
          as: 'rows',
          one: words.fee,
          empty: { feeId: null, day: 1, quantity: 1 },
          fields: [
            { key: 'feeId', as: 'pick', from: 'fees', wide: true, ...fields.feeId },
            { key: 'day', as: 'number', ...fields.feeDay },
            { key: 'quantity', as: 'number', ...fields.feeQuantity },
          ],
          ...fields.fees,
        },
        { key: 'included', as: 'texts', ...fields.included },
        { key: 'excluded', as: 'texts', ...fields.excluded },
        { key: 'goodToKnow', as: 'texts', paragraphs: true, ...fields.goodToKnow },
      ],
    },
    {
      id: 'season',
      title: words.parts.season,
      fields: [
        { key: 'bestMonths', as: 'widget', widget: monthsField, ...fields.bestMonths },
        { key: 'highSeasons', as: 'widget', widget: spansField, ...fields.highSeasons },
        { key: 'seasonNote', as: 'text', lines: 2, wide: true, ...fields.seasonNote },
      ],
    },
    {
      id: 'pictures',
      title: words.parts.pictures,
      fields: [
        { key: 'cover', as: 'widget', widget: pictureField, ...fields.cover },
        { key: 'pictures', as: 'widget', widget: picturesField, ...fields.pictures },
      ],
    },
    {
      id: 'sharing',
      title: words.parts.sharing,
      fields: [
        { key: 'sentence', as: 'text', lines: 2, most: 160, wide: true, ...fields.sentence },
        { key: 'goesWellWith', as: 'picks', from: 'packages', ...fields.goesWellWith },
        { key: 'bookable', as: 'yes', ...fields.bookable },
        { key: 'notice', as: 'text', lines: 2, most: 400, wide: true, ...fields.notice },
        { key: 'asOf', as: 'number', ...fields.asOf },
        {
          key: 'confidence',
          as: 'choice',
          options: (['high', 'medium', 'low'] as const).map((value) => ({ value, words: words.confidence[value] })),
          ...fields.confidence,
        },
      ],
    },
  ]
}

function listed(read: ReadWords) {
  const words = read(packageAdminWords)
  return {
    names: 'title',
    shape: shapeOf(read),
    opens: [{ path: 'costs', words: read(packageCostWords).tab, live: true, needs: 'costs:read' }],
    filter: { key: 'countries', from: 'countries', ...words.filter },
    columns: packageColumns(read),
    Look: PackagePreview,
    Aside: PackageDepartures,
  } as const
}

/** Journeys in the admin area. */
export const packageKind = contentKind('package', (read) => ({ ...listed(read), words: read(packageAdminWords).packages }))

/** The pilgrimages to Kibeho: packages of a kind of their own. */
export const pilgrimageKind = contentKind('pilgrimage', (read) => ({ ...listed(read), words: read(packageAdminWords).kibeho }))
