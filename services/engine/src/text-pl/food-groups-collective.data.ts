/**
 * Shelves of a shop and families of plants as people name them ("przyprawy", "owoce leśne", "warzywa korzeniowe"), as data:
 * a collective word is all its members, not the one food whose name happens to hold it.
 */
import type { FoodGroup } from './food-group.js';

/** Group words of this kind; the families follow the botanical ones, as far as kitchens know them. */
export const COLLECTIVE_GROUPS: readonly FoodGroup[] = [
  {
    phrases: ['przyprawy', 'przyprawa', 'mieszanki przypraw'],
    names:
      'przyprawa pieprz curry kurkuma cynamon imbir goździk kardamon muszkatołowy kmin kminek anyż szafran chili ' +
      'oregano bazylia majeranek tymianek rozmaryn estragon kolendra cząber lubczyk laurowy harissa',
  },
  {
    phrases: ['dania gotowe', 'gotowe dania', 'produkty gotowe', 'gotowce', 'potrawy gotowe'],
    categories: ['Produkty gotowe', 'Fastfoody'],
  },
  {
    phrases: ['odżywki', 'odżywka', 'odżywki białkowe', 'odżywka białkowa', 'suplementy białkowe'],
    categories: ['Odżywki i suplementy'],
  },
  {
    phrases: ['owoce leśne', 'jagody leśne', 'leśne owoce'],
    names: 'malina jagoda borówka jeżyna poziomka żurawina leśny',
    except: 'grzyb',
  },
  {
    phrases: ['owoce egzotyczne', 'egzotyczne', 'owoce tropikalne', 'tropikalne', 'egzotyki'],
    names:
      'mango papaja ananas marakuja liczi banan kiwi awokado kokos kokosowy granat pitaja karambola guawa rambutan kaki longan figa daktyl durian',
  },
  {
    phrases: ['warzywa korzeniowe', 'korzeniowe', 'korzeniowe warzywa', 'warzywa korzenne'],
    names: 'marchew pietruszka seler burak pasternak rzodkiewka rzodkiew rzepa brukiew skorzonera topinambur',
    except: 'natka naciowy',
  },
  {
    phrases: ['warzywa liściaste', 'liściaste', 'zielone warzywa liściaste', 'zielone liściaste'],
    names: 'sałata szpinak rukola roszponka jarmuż boćwina botwina cykoria endywia szczaw radicchio',
  },
  {
    phrases: ['dyniowate', 'warzywa dyniowate', 'rośliny dyniowate'],
    names: 'dynia cukinia ogórek kabaczek patison melon arbuz',
  },
  {
    phrases: [
      'selerowate',
      'baldaszkowate',
      'rośliny selerowate',
      'warzywa selerowate',
      'rośliny baldaszkowate',
    ],
    names: 'seler marchew pietruszka natka koper koperek kmin kminek kolendra anyż fenkuł pasternak lubczyk',
  },
  {
    phrases: ['różowate', 'owoce różowate', 'owoce z rodziny różowatych', 'rośliny różowate'],
    names:
      'jabłko gruszka brzoskwinia nektaryna morela wiśnia czereśnia śliwka truskawka malina jeżyna poziomka pigwa migdał',
  },
];
