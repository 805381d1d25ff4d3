import type { PageContent } from '#features/pages/blocks.ts'

const updatedOn = '2026-11-20'

export const importantToKnow: PageContent = {
  slug: 'important-to-know',
  title: 'Important to know',
  sentence:
    'Before you travel: visas, health, rules for gorillas and safaris, altitude, money, tips, packing and climate, each with its reason.',
  lede: 'Rules come with a reason and with what to do about them. Read the parts that touch your journey, and the first one in any case.',
  scene: { id: 'virunga', hour: 'mist', seed: 4, place: 'Kinigi, at the park office' },
  sections: [
    {
      id: 'before-you-book',
      title: 'Before you book',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Six things that are hard to mend later',
          head: ['The rule', 'Why', 'What to do'],
          rows: [
            [
              'Your passport is valid six months after your return and has two blank pages',
              'Borders turn you round for less, and we cannot argue with them',
              'Look now. Renewing takes longer than booking',
            ],
            [
              'A gorilla permit has your name and a date on it',
              'A change may be impossible, or cost as much as a new permit',
              'Give its details on your booking’s page as soon as you have one, exactly as printed',
            ],
            [
              'Your government has advice for every country on the route',
              'Insurance often follows it',
              'Read it for all of them, before you pay',
            ],
            [
              'Insurance with medical evacuation is strongly advised, and needed for treks and Kilimanjaro',
              'The hospital you want may be in another country',
              'Buy it when you pay the deposit. See [insurance](/important-to-know#insurance)',
            ],
            [
              'Small safari planes take 15 kg in soft bags, hand luggage included',
              'They are filled by weight, and the hold has no room for a frame',
              'Pack for it, and leave the rest at your hotel',
            ],
            [
              'We need to know of a pregnancy, of heart, lungs, knees and allergies before you book a trek',
              'A trek may last seven hours, and no doctor walks along',
              'Write it with your question, or in the sealed note on your booking’s page',
            ],
          ],
        },
      ],
    },
    {
      id: 'visas',
      title: 'Visas',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Some countries give a visa at the border, others send you home without one. Apply where it says “before”, and keep every approval on paper or on the telephone, because a counter may have no network.',
        },
        {
          kind: 'table',
          caption: 'Tourist visas',
          head: ['Country', 'What you need', 'Fee', 'As of', 'Source'],
          rows: [
            [
              '[Rwanda](/rwanda)',
              'On arrival, 30 days, all nationalities. Free for citizens of African Union, Commonwealth and Francophonie countries',
              'USD 50',
              '2025',
              'The New Times, 2018 and 2020',
            ],
            ['[Uganda](/uganda)', 'E-visa before you leave, up to 90 days', 'USD 50', '2025', 'not checked'],
            [
              '[Kenya](/kenya)',
              'Electronic authorisation, eTA, before you leave; about 3 working days',
              'USD 30',
              '2025',
              'visa pages, 2024 and 2025',
            ],
            [
              '[Tanzania](/tanzania)',
              'E-visa or on arrival, up to 90 days. US citizens take the one for several entries',
              'USD 50; US citizens USD 100',
              '2025',
              'e-visa.co.uk, September 2024',
            ],
            [
              'Zanzibar',
              'The state’s own insurance, for visitors from abroad, since October 2024',
              'USD 44; age 3 to 17 USD 22',
              '2025',
              'not checked',
            ],
            [
              '[Burundi](/burundi)',
              'On arrival at Bujumbura for many nationalities, after an online entry form. Confirm before you travel',
              'about USD 90 a month',
              '2024',
              'a traveller’s report',
            ],
            [
              '[DR Congo](/dr-congo)',
              'Before you leave. We sell no journey there at present',
              'ask the embassy',
              '2025',
              'not checked',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The **East Africa Tourist Visa** costs USD 100 and covers Rwanda, Uganda and Kenya for 90 days with several entries (as of 2025). The country you enter first issues it. It ends when you leave the three, and Tanzania is not one of them.',
        },
        {
          kind: 'text',
          text: 'The official pages: [Rwanda](https://www.migration.gov.rw), [Uganda](https://visas.immigration.go.ug), [Kenya](https://www.etakenya.go.ke), [Tanzania](https://visa.immigration.go.tz), [Zanzibar](https://visitzanzibar.go.tz). If they say something else, they are right.',
        },
      ],
    },
    {
      id: 'health',
      title: 'Vaccinations and health',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Yellow-fever certificate, as of 2025',
          head: ['Country', 'Asked of'],
          rows: [
            ['Uganda', 'everybody aged one or more'],
            ['Burundi, DR Congo', 'everybody'],
            [
              'Rwanda',
              'whoever comes from a country with the risk, or was there lately: Kenya, Uganda, Burundi and DR Congo count',
            ],
            ['Kenya', 'whoever comes from a country with the risk: Uganda, Burundi and DR Congo, for example'],
            [
              'Tanzania, and again on Zanzibar',
              'whoever comes from a country with the risk, or waited more than 12 hours at an airport there',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'So a loop from Rwanda into Uganda and back needs it. The certificate counts from the tenth day after the vaccination and then for life. Have it done at least ten days before, and carry the card with your passport.',
        },
        {
          kind: 'list',
          items: [
            '**Malaria:** tablets are advised for all six countries, because it is there all year. A travel clinic chooses yours six to eight weeks before.',
            '**Other vaccinations** usually recommended: hepatitis A and B, typhoid, tetanus with diphtheria and polio, measles. Rabies for long or rural stays, meningitis on some dates. Ask the clinic.',
            '**Flu and COVID-19:** be up to date before you meet gorillas or chimpanzees. They catch what you have, and have no pharmacy.',
            '**Your own medicines** stay in their packets, with a letter from your doctor, because customs ask what they are. Carry them in your hand luggage.',
            '**Water:** bottled, boiled or filtered. From the tap it may carry what your stomach does not know.',
            '**Outbreaks** come and go. Look at the [World Health Organization](https://www.who.int/travel-advice) in the week you leave.',
          ],
        },
      ],
    },
    {
      id: 'gorillas',
      title: 'Gorillas',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'You have one hour, counted from the moment you meet. The walk before it takes as long as the gorillas like: two to seven hours in all, at 2,500 to 3,300 metres in Rwanda and 1,500 to 2,500 in Uganda. The rangers choose your family at the briefing, by fitness, so nobody can promise you one.',
        },
        {
          kind: 'table',
          caption: 'The rules',
          head: ['The rule', 'Why', 'What to do'],
          rows: [
            [
              '15 years or older on the day',
              'The park says so and asks for proof',
              'Bring the passport. We do not sell the trek to anybody younger',
            ],
            [
              'At most 8 visitors for a family, one hour a day',
              'More people, and longer, would be a burden on them',
              'Put the camera down for part of it',
            ],
            [
              'Keep 10 metres away; older texts say 7',
              'They catch what you have',
              'Stand still if one comes closer. The guide moves you',
            ],
            ['A mask near the gorillas', 'The same reason', 'Carry two: the first gets wet'],
            [
              'Whoever has a cold, fever, diarrhoea or signs of COVID-19 says so and stays away',
              'A cold can go through a whole family of gorillas',
              'Tell the ranger before the walk. The park decides on part of the money or another day',
            ],
            ['Clean hands and boots before you enter', 'Seeds and germs travel on soles', 'Scrub the boots the evening before'],
            [
              'No flash, no selfie stick, no drone',
              'They frighten the animals',
              'Set the camera in the car. A lens of 70 to 200 mm is right',
            ],
            [
              'No eating, drinking, smoking or spitting near them',
              'Food carries your germs, and its smell brings them closer',
              'Eat before the last slope',
            ],
            ['If you need the toilet, the guide will dig a hole, 30 cm deep', 'They walk where you walked', 'Tell the guide'],
            [
              'Stay together, speak low, never surround or touch',
              'A group in one place is easy to understand',
              'If one charges: crouch, look down, do not run',
            ],
            [
              'At Kinigi by 07:00; in Uganda at your sector’s office between 07:30 and 08:30',
              'Families are given out at the briefing, and it does not wait',
              'Sleep within an hour of it',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'What a permit costs in Volcanoes National Park, for each person and trek, as of 2025',
          head: ['Who', 'US dollars'],
          rows: [
            ['International visitor', '1,500'],
            ['African citizen, or foreigner living in Rwanda or elsewhere in Africa', '500'],
            ['Citizen of Rwanda or the East African Community', '200'],
          ],
        },
        {
          kind: 'text',
          text: 'The permit covers rangers, not transport to the trailhead; our journeys include that. We add nothing to it, and it is non-refundable once bought. If no gorillas are found, which is very rare, the park may return half or offer the next day: confirm before you travel.',
        },
        {
          kind: 'text',
          text: '**Take a porter.** The fee is USD 15 to 20 (as of 2025), the hand comes at the steep places, and few sums reach a park neighbour more directly. If you cannot walk the slope at all, a carrying chair can be arranged for USD 300 to 500: tell us before.',
        },
      ],
    },
    {
      id: 'chimpanzees',
      title: 'Chimpanzees',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'The rules',
          head: ['The rule', 'Why', 'What to do'],
          rows: [
            [
              '15 or older in Nyungwe; usually 12 in Uganda, 15 for the long habituation day in Kibale',
              'The parks set it. Some pages say 13 for Nyungwe; we keep to 15, so that nobody is turned back',
              'Bring the passport',
            ],
            ['One hour, 8 to 10 metres, a mask, no flash', 'They catch what you have, like gorillas', 'Stay away with a cold'],
            [
              'In Nyungwe you start at 05:00 to 05:30',
              'They leave their nests early, and you want to be there',
              'Pack a torch and sleep near the gate',
            ],
            [
              'Expect to run',
              'They move fast, over roots and mud',
              'Wear boots with a sole that holds, and tuck your trousers into long socks because of the ants',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'They are wild, and now and then they win. Do not count on money back for that. A permit in Nyungwe costs visitors from abroad USD 150 (as of 2025; older pages still say 90).',
        },
      ],
    },
    {
      id: 'safari',
      title: 'On safari',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'The rules',
          head: ['The rule', 'Why', 'What to do'],
          rows: [
            [
              'Stay in the car, arms and all, except where you may get out',
              'To a lion the car is one large thing; you are not',
              'Ask before you open a door',
            ],
            [
              'No driving off the track, no feeding, no playing of calls, no drones',
              'Wheels scar the ground, and fed animals become a danger',
              'If it is too far, use the binoculars',
            ],
            [
              'Parks are open from 06:00 to 18:00 in Akagera, the Serengeti, Ngorongoro, the Mara and the parks of Kenya',
              'After dark the animals have the road',
              'Turn back in time. In Akagera a night drive goes with the park’s own car only',
            ],
            [
              '40 to 50 km/h at most, and no sixth car at a sighting',
              'Dust, noise and a cat that gives up its hunt',
              'Do not press your driver. Wait your turn, or find your own',
            ],
            [
              'In the Maasai Mara private cars have made no game drives since June 2024; a ticket lasts 12 hours',
              'The reserve decided it',
              'A safari car takes you instead',
            ],
            ['You walk only with an armed ranger, and only where it is allowed', 'Buffalo', 'Keep behind the ranger'],
          ],
        },
      ],
    },
    {
      id: 'altitude',
      title: 'Altitude',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'How high you are',
          head: ['Where', 'Metres'],
          rows: [
            ['Kigali', '1,567'],
            ['Musanze', '1,850'],
            ['Kinigi', '2,200'],
            ['Gorilla treks in Rwanda', '2,500 to 3,300'],
            ['Bisoke, up and down in a day', '3,711'],
            ['Karisimbi, two days', '4,507'],
            ['Kilimanjaro', '5,895'],
          ],
        },
        {
          kind: 'text',
          text: 'On Bisoke mild signs of altitude are common, because you climb fast. On Karisimbi and Kilimanjaro the body needs days to get used to thin air, so take seven days or more on Kilimanjaro; ours has seven. The high camps there are open from age 10, and our climb from 12.',
        },
        {
          kind: 'notice',
          text: 'A headache with vomiting or confusion is not tiredness. Go down at once, at night too, and tell the guide. Drink 3 to 4 litres a day on a climb, and ask your doctor about acetazolamide before you leave.',
          grave: true,
        },
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**The height must be in it:** 4,600 metres for Karisimbi, 6,000 for Kilimanjaro. Some policies stop lower, and you find out at the wrong moment. Read its page on trekking.',
            '**Evacuation must be in it,** by air ambulance. The road to the hospital may be a long one.',
            '**Look for the sentence on government advice.** Many policies are silent in areas that yours advises against.',
            '**Zanzibar’s compulsory policy** does not replace your own. It covers the island.',
            '**Insure the permit.** Once it is bought nobody takes it back, whatever your doctor says.',
            '**A membership for medical evacuation** in East Africa costs about USD 20 to 60 for a short stay (as of 2025, not checked).',
          ],
        },
        { kind: 'text', text: 'We sell no insurance and gain nothing from which one you choose.' },
      ],
    },
    {
      id: 'money',
      title: 'Money',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Paying your way, as of 2025',
          head: ['Where', 'What works'],
          rows: [
            [
              'Rwanda',
              'Francs for small things, cards in hotels, machines in all towns. People pay by telephone; register a SIM with your passport and so can you',
            ],
            ['Uganda', 'Shillings in markets; lodges add 3 to 5% for a card'],
            ['Kenya', 'Payment by telephone everywhere, cards in cities and lodges'],
            ['Tanzania', 'Cards for park fees. Domestic prices are in shillings; follow the invoice'],
            ['Burundi', 'Cash only: clean US dollars, changed through legal channels'],
          ],
        },
        {
          kind: 'text',
          text: 'Dollar notes are dated 2013 or later, clean and whole, because older ones are refused or fetch less. Park fees in Rwanda, Tanzania and Kenya are taken without cash; on a journey of ours we pay them. Bottled water costs about USD 0.70, a local meal 4 to 7, a restaurant dinner 12 to 20, a beer 1.50 to 2.50 (as of 2025, not checked).',
        },
      ],
    },
    {
      id: 'tipping',
      title: 'Tipping',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Tips are welcome and never compulsory. They are no part of our price. Small notes of the country are the most useful, because a dollar has to be changed in town.',
        },
        {
          kind: 'table',
          caption: 'What is usual, in US dollars, as of 2025, not checked',
          head: ['Whom', 'How much', 'For'],
          rows: [
            ['Driver-guide', '15 to 25', 'the group, a day'],
            ['Gorilla or chimpanzee guide and trackers', '10 to 20', 'each visitor, in one pool'],
            ['Porter on a trek', '5, above the fee of 15 to 20', 'the trek'],
            ['Staff box of a lodge', '5 to 10', 'each traveller, a night'],
            ['Village guide', '5 to 10', 'the group'],
            ['Boat captain', '5 to 10', 'the group'],
            ['Kilimanjaro crew, seven days', '250 to 350', 'each climber, in all'],
            ['Porter at a hotel or airport', '1', 'a bag'],
            ['Restaurant', '5 to 10%', 'the bill, where service is not in it'],
            ['Guide at a shrine', '5 to 10, as an offering', 'the group'],
          ],
        },
      ],
    },
    {
      id: 'plastic-bags',
      title: 'Plastic bags',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Where they are banned',
          head: ['Country', 'Since', 'What happens'],
          rows: [
            ['Rwanda', '2008; single-use plastics 2019', 'Bags are taken from you at the airport and every border'],
            ['Kenya', '2017; no single-use plastics in parks since June 2020', 'The same'],
            ['Tanzania', '1 June 2019', 'The same; a clear pouch for toiletries is tolerated if you keep it'],
            ['Burundi', '2020', 'Leave them at home'],
            ['Uganda', '2018, thin bags', 'Seldom enforced. Leave them behind before you come back to Rwanda'],
          ],
        },
        {
          kind: 'text',
          text: 'A bag blocks a drain and stays in a field for ever. Bring cloth bags and packing cubes, and drop the airport shop’s bag before you land.',
        },
      ],
    },
    {
      id: 'electricity',
      title: 'Electricity',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'Sockets and voltage',
          head: ['Country', 'Plug', 'Volts'],
          rows: [
            ['Rwanda', 'C, J', '230'],
            ['Uganda', 'G', '240'],
            ['Kenya', 'G', '240'],
            ['Tanzania', 'D, G', '230'],
            ['Burundi', 'C, E', '220'],
            ['DR Congo', 'C, D, E', '220'],
          ],
        },
        {
          kind: 'text',
          text: 'Lodges on solar power run out when everybody dries their hair. Charge cameras by day, and bring a power bank for the night.',
        },
      ],
    },
    {
      id: 'internet',
      title: 'Internet and telephone',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Rwanda has 4G nearly everywhere,** and 5G begins in Kigali. A SIM costs from about RWF 1,000, 10 GB around USD 5 to 8, with your passport (as of 2025, not checked).',
            '**An eSIM** works in Rwanda, Kenya, Uganda and Tanzania. Install it before you fly.',
            '**Calls** between Rwanda, Kenya, Uganda and South Sudan cost less than other roaming.',
            '**Forest lodges** often have wifi in the lounge only. Download your maps and your voucher before you leave town.',
          ],
        },
      ],
    },
    {
      id: 'photographs',
      title: 'Photographs',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'The rules',
          head: ['The rule', 'Why', 'What to do'],
          rows: [
            [
              'No police, soldiers, checkpoints, borders, bridges, airports or government buildings',
              'It is forbidden, and it is taken seriously',
              'Put the camera down when you see a uniform',
            ],
            [
              'Ask people first',
              'They are not scenery',
              'Show the picture. Delete it if they would rather. If somebody asks money, agree before',
            ],
            [
              'None inside the memorials at Kigali, Nyamata, Ntarama and Murambi',
              'They are burial places',
              'Leave the telephone in your pocket',
            ],
            ['None during Mass or in the chapels of Kibeho without leave', 'People are praying', 'Ask the shrine’s guide'],
            [
              'Filming for work, and any drone, needs a permit',
              'The film office and the civil aviation authority give it, not the gate',
              'Apply before you fly; a drone without papers stays at the airport',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'For gorillas a lens of 70 to 200 mm is right; for savannah and birds 300 mm or more. No flash on any primate.',
        },
      ],
    },
    {
      id: 'memorials',
      title: 'At a memorial',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Rwanda’s memorials of the 1994 Genocide against the Tutsi are places where people are buried, and where their families come.',
        },
        {
          kind: 'list',
          items: [
            'Dress modestly. Hats off, telephones silent, no food and no gum.',
            'Speak quietly or not at all. Do not comment on what is shown.',
            'Let survivors and families pass first. You can wait; it is their visit.',
            'From age 12, Murambi from 16, because of what is seen.',
            'Say “the Genocide against the Tutsi”, its full name. Denying or minimising it is a criminal offence.',
            'Leave time afterwards. Plan no market and no party straight after: you will not want them.',
            'From 7 to 13 April, entertainment is suspended. Visitors are welcome at ceremonies if they are invited.',
          ],
        },
        {
          kind: 'text',
          text: 'Which memorials there are, and how long each takes, stands in [Know Rwanda](/know-rwanda#genocide-against-the-tutsi).',
        },
      ],
    },
    {
      id: 'etiquette',
      title: 'Good manners',
      updatedOn,
      blocks: [
        {
          kind: 'list',
          items: [
            '**Greet before you ask.** The question can wait, the person cannot. A handshake with your left hand on your right forearm shows respect.',
            '**Keep your temper and your kisses for indoors.** Anger in public, and affection, make everybody around you uneasy. So does criticism of leaders.',
            '**Drop nothing.** Fines for litter are real. Smoking in public places is restricted.',
            '**The last Saturday of the month** belongs to community work from 08:00 to 11:00. Expect closed shops and plan round it.',
            '**Do not ask about ethnic groups,** and do not press for stories of 1994.',
            '**LGBTQ+ travellers:** the law is harsh in Uganda, Kenya, Tanzania and Burundi. In Rwanda it is no crime, and discretion is advised.',
          ],
        },
        { kind: 'text', text: 'In a village, read [the tips](/community/cbt-tips) too.' },
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      updatedOn,
      blocks: [
        {
          kind: 'notice',
          text: 'Eastern DR Congo: most governments advised against travel in 2025 and 2026, and Goma and Bukavu have been under the control of AFC/M23 since early 2025. We sell nothing there and do not cross.',
          grave: true,
        },
        {
          kind: 'notice',
          text: 'The land border between Rwanda and Burundi has been closed since 11 January 2024. Burundi is reached by air: confirm the flight before you travel.',
        },
        {
          kind: 'list',
          items: [
            '**Emergency in Rwanda:** police 112, ambulance 912. Save both before you land.',
            '**Motorcycle taxis:** wear the helmet, and take a car at night and in rain.',
            '**Lake Kivu:** swim only where your hosts swim, because they know the shore, and ask about bilharzia. No swimming in rivers or at the edge of Lake Tanganyika’s delta: crocodiles and hippos.',
            '**Sun:** strong at this height, cloud or not. Factor 30 or more, and a hat.',
            '**Cities at night:** a taxi that your hotel has called, above all in Nairobi and Mombasa.',
            '**Crowds:** leave a demonstration as soon as you see that it is one.',
          ],
        },
      ],
    },
    {
      id: 'packing',
      title: 'What to pack',
      updatedOn,
      blocks: [
        {
          kind: 'table',
          caption: 'The base, and what each kind of journey adds',
          head: ['For', 'Pack'],
          rows: [
            [
              'Everybody',
              'passport, visas, yellow-fever card, number of your insurance; light clothes with long sleeves in quiet colours; fleece and rain jacket; comfortable shoes; hat, sunglasses, sun cream; repellent with 30 to 50% DEET; your own medicines; head torch; power bank and adapter; bottle to refill; cloth bags; dollar notes of 2013 or later',
            ],
            [
              'Gorillas',
              'waterproof boots, gaiters, garden gloves, long trousers and shirt, two masks, rain cover for the camera, snacks and 2 litres of water, a small day pack. A stick is lent',
            ],
            [
              'Nyungwe',
              'clothes that dry fast, a real rain jacket, torch for the start at 05:00, long socks against ants, something warm for nights of 10 to 12 °C',
            ],
            [
              'Savannah',
              'binoculars, scarf for the dust, a warm layer for dawn, camera with 300 mm or more, a soft bag if you fly',
            ],
            [
              'Kilimanjaro',
              'four-season sleeping bag, down jacket, gloves in three layers, waterproof shell, boots you have walked in, a duffel of 15 kg at most, sun cream factor 50, bottles for 3 to 4 litres, poles',
            ],
            [
              'Pilgrimage',
              'modest clothes, scarf, closed shoes, rosary and prayer book, bottle for the spring, folding stool or mat, small notes for offerings, light jacket',
            ],
            [
              'Cycling',
              'padded shorts, gloves, helmet, two tubes and a pump for your own bicycle, electrolytes, dry bags, sandals for the lake',
            ],
            [
              'Coast',
              'sun cream that spares the reef, light cotton over shoulders and knees for town, reef shoes, mask and snorkel',
            ],
            ['By small plane', 'a soft bag of 15 kg, something neat for the evening, light jacket for the morning'],
          ],
        },
      ],
    },
    {
      id: 'climate',
      title: 'Climate by month',
      updatedOn,
      blocks: [
        {
          kind: 'text',
          text: 'Monthly averages, rounded, for orientation. They tell you when to bring a coat, not whether it will rain on your Tuesday.',
        },
        {
          kind: 'table',
          caption: 'Rain in Rwanda, millimetres a month',
          head: ['Month', 'Kigali', 'Musanze', 'Akagera', 'Nyungwe, Gisakura', 'Kibeho'],
          rows: [
            ['January', '75', '80', '70', '170', '110'],
            ['February', '95', '100', '80', '165', '115'],
            ['March', '125', '140', '110', '210', '150'],
            ['April', '165', '175', '130', '225', '180'],
            ['May', '95', '130', '75', '150', '115'],
            ['June', '20', '50', '15', '45', '20'],
            ['July', '10', '25', '8', '30', '10'],
            ['August', '30', '60', '25', '75', '30'],
            ['September', '75', '115', '65', '150', '85'],
            ['October', '110', '150', '95', '185', '120'],
            ['November', '125', '145', '110', '205', '140'],
            ['December', '90', '105', '80', '180', '120'],
          ],
        },
        {
          kind: 'table',
          caption: 'Rain among the neighbours, millimetres a month',
          head: ['Month', 'Nairobi', 'Serengeti, Seronera', 'Zanzibar, Stone Town'],
          rows: [
            ['January', '60', '85', '75'],
            ['February', '50', '90', '65'],
            ['March', '95', '125', '140'],
            ['April', '190', '150', '320'],
            ['May', '130', '85', '200'],
            ['June', '40', '30', '55'],
            ['July', '20', '15', '40'],
            ['August', '25', '20', '40'],
            ['September', '30', '35', '50'],
            ['October', '60', '45', '90'],
            ['November', '150', '95', '180'],
            ['December', '105', '100', '140'],
          ],
        },
        {
          kind: 'table',
          caption: 'Warmth over the year, °C',
          head: ['Place', 'Nights', 'Afternoons'],
          rows: [
            ['Kigali', '15', '26 to 28'],
            ['Musanze', '11', '23 to 24'],
            ['Akagera', '15', '27 to 29'],
            ['Nyungwe, Gisakura', '12', '22 to 23'],
            ['Kibeho', '13', '23 to 25'],
            ['Nairobi', '11 to 15', '22 to 27'],
            ['Serengeti, Seronera', '15', '26 to 29'],
            ['Zanzibar, Stone Town', '22 to 25', '28 to 33'],
          ],
        },
      ],
    },
  ],
}
