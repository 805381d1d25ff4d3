import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const freight: PageContent = {
  slug: 'freight',
  title: 'Freight to and from Kigali',
  sentence:
    'Freight by air, sea and road to and from Kigali: what happens after you ask, papers, limits, incoterms and customs, as of 2025.',
  lede: 'Rwanda has no coast, so everything arrives by road or by air. Tell us what it is, how big and how heavy, and from where.',
  scene: { id: 'harbour', hour: 'dawn', seed: 3, place: 'Dar es Salaam, the container quay' },
  sections: [
    {
      id: 'chargeable-weight',
      title: 'How weight is counted',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Light things that are large take the place of heavy ones, so the larger counts: what it weighs, or what its size is worth.',
        },
        {
          kind: 'table',
          caption: 'What size is worth',
          head: ['Way', 'Rule', 'One cubic metre counts as'],
          rows: [
            ['Air', 'length × width × height in centimetres ÷ 6,000, for each piece', '167 kg'],
            ['Courier', 'the same ÷ 5,000', '200 kg'],
            ['Shared container, by sea or by road from a port', 'cubic metres or tonnes, whichever is more', '1,000 kg'],
            ['Road, shared truck', 'cubic metres × 333', '333 kg'],
          ],
        },
        {
          kind: 'text',
          text: 'For example: four boxes of 80 × 60 × 50 cm weigh 96 kg together. By air their size is worth 160 kg, so 160 kg are charged. By road 0.96 cubic metres are worth 320 kg.',
        },
        {
          kind: 'text',
          text: 'Send a packing list if you have one. A wrong weight is found at the first scale, and costs a second invoice.',
        },
      ],
    },
    {
      id: 'what-makes-it-longer',
      title: 'What makes it longer',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Add five to ten days in the port at Mombasa. From September to December everything is fuller and slower, and factories in China close for the lunar new year. Most of Rwanda’s sea cargo comes by Dar es Salaam. Days at sea count from the departure of the ship. The days of the lanes above are for planning, as of 2025 and not checked: confirm before you ship.',
        },
      ],
    },
    {
      id: 'closed-roads',
      title: 'Roads that are closed or doubtful',
      updatedOn,
      blocks: [
        {
          kind: 'notice',
          text: 'Goma and Bukavu: control changed in early 2025. Before any cargo is accepted, consignee, taxes, insurance and sanctions are checked, and the answer may be no. Minerals and goods of double use need proof of origin.',
          grave: true,
        },
        {
          kind: 'notice',
          text: 'Bujumbura: the direct border has been closed since 11 January 2024. Trucks go round by Tanzania, which takes 5 to 9 days: confirm before you ship.',
        },
      ],
    },
    {
      id: 'papers',
      title: 'Papers',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'What is needed, and for what',
          head: ['Paper', 'What it is', 'When'],
          rows: [
            ['Commercial invoice', 'Price, incoterm, and a description that customs can classify', 'always'],
            ['Packing list', 'Pieces, weights, sizes', 'always'],
            ['Importer’s tax number, TIN', 'Whoever lives abroad acts through a clearing agent', 'imports'],
            ['Power of attorney to the clearing agent', 'Without it nobody may clear for you', 'imports'],
            ['Bill of lading', 'Title to the goods, and the contract of the sea', 'sea'],
            ['Air waybill', 'The contract of the air; no title to the goods', 'air'],
            ['Insurance certificate', 'Usually for 110% of value, freight and insurance', 'sea, and advised always'],
            ['Certificate of origin', 'Lower duty for goods of EAC, COMESA or AfCFTA countries', 'where you claim it'],
            [
              'Permit of an authority',
              'RICA for food and plants, Rwanda FDA for medicines and cosmetics, RSB for standards, RURA for radio, RMB for minerals, REMA for chemicals',
              'by kind of goods',
            ],
            ['Safety data sheet and declaration', 'What is dangerous in it, and how', 'dangerous goods'],
            ['Phytosanitary certificate', 'That plants are free of pests', 'fresh produce out of Rwanda'],
            ['ISPM-15 stamp', 'That the wood of pallets and crates is treated', 'wooden packing'],
          ],
        },
      ],
    },
    {
      id: 'what-cannot-be-sent',
      title: 'What cannot be sent, or not just so',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Restricted in Rwanda, as of 2025; confirm before you ship',
          head: ['Goods', 'What to do'],
          rows: [
            ['Plastic bags', 'Pack in paper, cloth or cartons'],
            ['Used tyres, second-hand underwear', 'Leave them'],
            ['Drones', 'Permit of the civil aviation authority first'],
            ['Medicines, pesticides', 'Permit first; the authority is in the table above'],
            ['Minerals and goods of double use, to or from eastern DR Congo', 'Proof of origin and a sanctions check first'],
            ['Dangerous goods', 'Say so in the form. Undeclared ones stop the whole shipment'],
            [
              'Household goods of people who come home, relief goods',
              'May be free of duty: get the ruling in writing before you ship',
            ],
          ],
        },
      ],
    },
    {
      id: 'incoterms',
      title: 'Incoterms in brief',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Three letters on the invoice say where the risk passes from seller to buyer. If they are wrong, two people pay for one stretch, or nobody does. Incoterms 2020:',
        },
        {
          kind: 'table',
          caption: 'Where the risk passes',
          head: ['Term', 'Name', 'For', 'The risk passes'],
          rows: [
            ['EXW', 'Ex Works', 'any way', 'at the seller’s door'],
            ['FCA', 'Free Carrier', 'any way', 'when the buyer’s carrier has it'],
            ['CPT', 'Carriage Paid To', 'any way', 'when the first carrier has it'],
            ['CIP', 'Carriage and Insurance Paid To', 'any way', 'when the first carrier has it; the seller insures, all risks'],
            ['DAP', 'Delivered at Place', 'any way', 'at the destination, ready to unload'],
            ['DPU', 'Delivered at Place Unloaded', 'any way', 'at the destination, unloaded'],
            ['DDP', 'Delivered Duty Paid', 'any way', 'at the destination, duties paid by the seller'],
            ['FAS', 'Free Alongside Ship', 'sea', 'beside the ship'],
            ['FOB', 'Free On Board', 'sea', 'on board, in the port of origin'],
            ['CFR', 'Cost and Freight', 'sea', 'on board, in the port of origin'],
            ['CIF', 'Cost, Insurance and Freight', 'sea', 'on board, in the port of origin; the seller insures, basic cover'],
          ],
        },
      ],
    },
    {
      id: 'customs',
      title: 'Customs in Rwanda',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'What customs ask, as of 2025 where no other year stands, not checked',
          head: ['What', 'How much'],
          rows: [
            [
              'Import duty, common tariff of the East African Community, on value with freight and insurance',
              '0% raw materials and capital goods; 10% intermediate goods not made in the region; 25% intermediate goods made there; 35% finished goods. Some goods more. Rwanda’s own exceptions change each 1 July',
            ],
            ['Goods with an EAC certificate of origin', 'no duty'],
            ['Value added tax', '18% of value, freight, insurance, duty, excise and handling'],
            ['Infrastructure levy', '1.5% of customs value (law of 2015). Not on goods of the EAC'],
            ['African Union levy', '0.2%, on goods from outside the Union'],
            ['Environmental levy', '0.2% on listed goods packed in plastic, since July 2025'],
            ['Withholding tax', '5%, for importers without a tax clearance certificate'],
            ['Excise', 'fuel, drinks, tobacco, cosmetics, vehicles and others'],
            ['Cars', 'Hybrids lost their exemption in 2025; electric ones keep it until 30 June 2028'],
          ],
        },
        {
          kind: 'table',
          caption: 'An example: value with freight and insurance 10,000 dollars, duty 25%, handling 150',
          head: ['What', 'US dollars'],
          rows: [
            ['Duty, 25%', '2,500'],
            ['Infrastructure levy, 1.5%', '150'],
            ['African Union levy, 0.2%', '20'],
            ['Value added tax, 18% of 12,650', '2,277'],
            ['Together', '4,947'],
            ['Withholding tax, 5%, without a clearance certificate', '500 more'],
          ],
        },
        {
          kind: 'text',
          text: 'Goods for Rwanda are declared and paid for in Rwanda before they leave the port in Mombasa or Dar es Salaam, and travel under a bond, tracked electronically. The declaration goes through one electronic window that the authorities share. Rates and exemptions change by law, often on 1 July: confirm before you ship.',
        },
      ],
    },
    {
      id: 'not-in-an-estimate',
      title: 'What an estimate leaves out',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            'Duty, taxes and levies',
            'Clearing and the bonded warehouse in Kigali',
            'Port charges, and storage after the free days, usually four to seven',
            'Container deposit, and detention for every day the empty comes back late',
            'Fuel and security surcharges of airlines, where they are apart',
            'Insurance of the cargo',
            'Fetching at the one end and delivery at the other, unless you asked for them',
          ],
        },
      ],
    },
  ],
}
