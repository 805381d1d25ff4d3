import type { Breach } from './house-breaches.ts'
import * as sheets from './house-sheets.ts'

export const sheetBreaches: Breach[] = [
  {
    rule: sheets.everyClassHasOneSheet,
    planted: 'a button that two sheets define, beside one that is varied inside another class and parts that are named alike',
    files: {
      'app/ui/shared/button.css': '.btn, .tag { color: red; &.line { color: blue } }\nh2, p { margin: 0 }',
      'app/ui/site/footer.css':
        '/* .btn { } */ .foot { & .btn { color: white } & .line { margin: 0 } }\n@media print { .foot .tag { display: none } }',
      'app/ui/site/header.css': '.top { & .line { margin: 1px } } @keyframes late { from { opacity: 0 } }\nh2 { margin: 1px }',
      'app/ui/admin/lists.css': '@media (width < 40rem) { .btn.sm { padding: 0 } }\n:is(.act, .tag) b { margin: 0 }',
      'app/ui/admin/rich.css':
        '.rich { .foot > & { margin: 0 } & :is(.tag, &.on) { margin: 0 } & [data-x=".top {"] { margin: 0 } }',
    },
    messages: [
      'app/ui/admin/lists.css begins a rule with .btn, which app/ui/shared/button.css owns. Vary it there, or behind a class of this sheet.',
      'app/ui/admin/lists.css begins a rule with .tag, which app/ui/shared/button.css owns. Vary it there, or behind a class of this sheet.',
      'app/ui/admin/rich.css begins a rule with .foot, which app/ui/site/footer.css owns. Vary it there, or behind a class of this sheet.',
    ],
  },
  {
    rule: sheets.screenSheetsHaveOneRoot,
    planted: 'a rule outside the root, a sheet without one, and a sheet that names the root of another',
    files: {
      'app/site/cars/cars.css':
        '.cars { & .rates { margin: 0 } }\n@media print { body:has(.cars) .foot { display: none } }\n@page { margin: 0 }',
      'app/site/freight/freight.css': '.freight { margin: 0; & .cars { margin: 0 } }\n.lanes a, .freight b { color: red }',
      'app/admin/crew/crew.css': 'form .strip { margin: 0 }',
      'app/ui/site/footer.css': '.foot { margin: 0 } .cols { margin: 0 } .freight + .foot { margin: 0 }',
    },
    messages: [
      'app/site/freight/freight.css names .cars, the root of app/site/cars/cars.css. Say it there.',
      'app/site/freight/freight.css has .lanes a outside .freight. Move it inside, or to the sheet of a shared part.',
      'app/ui/site/footer.css names .freight, the root of app/site/freight/freight.css. Say it there.',
      "app/admin/crew/crew.css begins without a class. Begin it with the class of its screen's root element.",
    ],
  },
]
