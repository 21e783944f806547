/** Which role a food has on the plate, as data. Names are folded (lower case, no accents); the first row that fits counts. */

/** What a food is in a dish. */
export type FoodRole =
  | 'bread'
  | 'grain'
  | 'flakes'
  | 'flour'
  | 'starch'
  | 'fat'
  | 'spread'
  | 'egg'
  | 'cheese'
  | 'cultured'
  | 'milk'
  | 'cream'
  | 'meat'
  | 'fish'
  | 'legume'
  | 'vegetable'
  | 'fruit'
  | 'nut'
  | 'sweetener'
  | 'sweet'
  | 'drink'
  | 'powder'
  | 'spice'
  | 'soup'
  | 'dish';

/** By words of the name; where a food serves as two things, both stand there. */
export const ROLES_BY_NAME: readonly (readonly [RegExp, readonly FoodRole[]])[] = [
  [/\bw proszku\b|\bproszek\b|\bizolat\b|\bodzywka\b|\bbialko (?:ryzowe|konopne)/u, ['powder']],
  [/^(?:jaj(?:k|ecz)|jajo|bialk[oa] jaj|zoltk|omlet)/u, ['egg']],
  [/^past\w* (?:jajeczn|rybn|warzywn|z )|^hummus|^pasztet|^tahini|^pasta sezamowa|^humus/u, ['spread']],
  [/^masl\w* (?:orzech|migdal|z orzech)|^krem (?:czekol|orzech)/u, ['spread', 'nut']],
  [/^mak[ai]\b|^skrobi|^tapiok/u, ['flour']],
  [/^bulk[ai] tart/u, ['flour']],
  [
    /^(?:chleb|bulk|kajzerk|grahamk|bagiet|ciabatt|tortill|waf(?:el|l)|chalk|rogal|pieczyw|tost|pumpern)/u,
    ['bread'],
  ],
  [/^(?:platk|musli|granol|otreb|amarant)/u, ['flakes']],
  [/^kasz[ay] (?:mann|jaglan|kukurydz)/u, ['grain', 'flakes']],
  [/^(?:kasz|ryz|makaron|komos|quino|kuskus|bulgur|sorgo|teff|kluski)/u, ['grain']],
  [/^(?:ziemni|batat|kopytk|pur?ee)/u, ['starch', 'vegetable']],
  [/^(?:oliw[aey]\b|olej|margaryn|smalec|masl[oa]\b)/u, ['fat']],
  [/^majonez/u, ['fat', 'spread']],
  [/^awokad/u, ['fruit', 'spread']],
  [/^(?:tofu|tempeh|seitan)/u, ['cheese', 'meat']],
  [
    /^(?:ser\b|serek|twar[oe]|mozzarell|fet[ay]\b|parmezan|ricott|camembert|halloumi|mascarpon|oscyp)/u,
    ['cheese'],
  ],
  [/^(?:jogurt|kefir|maslank|skyr)/u, ['cultured']],
  [/^(?:smietan|krem owsian|mleczko kokos)/u, ['cream']],
  [/^(?:mleko|napoj (?:soj|owsi|migdal|ryz|kokos(?!.*wody)))/u, ['milk']],
  [
    /^mieszank\w* bakali|^(?:orzech|orzesz|migdal|pistacj|pestk|nasion|sezam|siemi|wiork|kasztan|slonecznik|chia|mak\b)/u,
    ['nut'],
  ],
  [
    /^(?:soczewic|ciecierzyc|fasol[ai] (?!szparag)|groch\b|soj[ai]\b|bob\b|edamame|granulat soj|falafel)/u,
    ['legume'],
  ],
  [/^(?:miod|cukier|syrop|erytryt|ksylit|stewi)/u, ['sweetener']],
  [/^(?:dzem|powidl|konfitur|mus (?:jabl|owoc))/u, ['fruit', 'sweetener', 'spread']],
  [/^(?:daktyl|rodzyn)/u, ['fruit', 'sweetener']],
  [/^(?:sok z cytryn|sok z limon)/u, ['spice']],
  [/^(?:sok|napoj|nektar|kompot|woda|kawa|herbat|lemoniad)/u, ['drink']],
];

/** By a household measure that only such foods have. */
export const ROLES_BY_UNIT: readonly (readonly [string, FoodRole])[] = [
  ['kromka', 'bread'],
  ['kajzerka', 'bread'],
  ['filet', 'meat'],
  ['zabek', 'vegetable'],
];

/** By the category of the base, where neither name nor measure says more. */
export const ROLES_BY_CATEGORY: ReadonlyMap<string, FoodRole> = new Map([
  ['pieczywo', 'bread'],
  ['kasze makarony zboza', 'grain'],
  ['produkty zbozowe', 'grain'],
  ['mieso', 'meat'],
  ['wedliny', 'meat'],
  ['ryby i owoce morza', 'fish'],
  ['ryby', 'fish'],
  ['nabial', 'cheese'],
  ['nabial i jaja', 'egg'],
  ['warzywa', 'vegetable'],
  ['owoce', 'fruit'],
  ['orzechy i nasiona', 'nut'],
  ['tluszcze', 'fat'],
  ['slodycze desery ciasta', 'sweet'],
  ['napoje i alkohole', 'drink'],
  ['odzywki i suplementy', 'powder'],
  ['przyprawy i dodatki', 'spice'],
  ['zupy', 'soup'],
  ['produkty gotowe', 'dish'],
  ['fastfoody', 'dish'],
]);
