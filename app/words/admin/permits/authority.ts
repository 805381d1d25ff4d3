import { source } from '#platform/languages/source.ts'

/** One authority: what it is, its permits with their terms by days, and what fee classes show. */
export const authorityWords = source('admin-authority', {
  lede: '{country}. {open}.',
  edit: 'Edit',
  saved: 'Saved.',
  copied: 'Each permit keeps the terms of the day it was reserved. Changes here apply to permits reserved afterwards.',
  facts: {
    title: 'Facts',
    closesAt: 'Closes at',
    clock: '{clock}, {zone}',
    worksOn: 'Works',
    supplier: 'Supplier',
    licence: 'Our licence',
    licenceUntil: 'Licence ends',
    numberPattern: 'Permit numbers',
    none: 'Not entered',
  },
  classes: {
    title: 'Evidence of fee classes',
    lede: 'What travellers show to pay each fee. Not entered: nothing is asked for.',
    none: 'Not entered',
  },
  fees: {
    none: 'No permits are entered. Edit the authority to choose what it sells.',
    add: 'New terms',
    addFor: 'for {permit}',
    age: 'From age {age, plural, one {#} other {#}}.',
    noTerms: 'No terms are entered: nothing is known of deposit, balance and refunds.',
    noTermsNow: 'No terms are in force today.',
    earlier: 'Earlier terms',
  },
  terms: {
    now: 'In force',
    future: 'Later',
    past: 'Ended',
    edit: 'Edit terms',
    check: 'I checked this today',
    of: 'of {permit}, {days}',
    confidences: { high: 'High confidence.', medium: 'Medium confidence.', low: 'Low confidence.' },
    published: 'Published {day}.',
    checked: 'Checked {day} by {who}.',
    doubts: {
      'low-confidence': 'Low confidence',
      'never-checked': 'Not checked yet',
      'checked-long-ago': 'Not checked for {days, plural, one {# day} other {# days}}',
    },
  },
  wasSaved: 'Terms saved.',
  wasChecked: 'Recorded: you checked these terms today.',
  wasDeleted: 'Terms deleted.',
  checkRefused: 'Somebody else changed these terms meanwhile. They are shown as they are now: read them, then check them.',
})
