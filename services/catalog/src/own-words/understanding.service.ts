import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import {
  type OwnWordKind,
  ownWordKey,
  UNDERSTAND_LIMITS,
  type UnderstoodPhrase,
} from '@pora/contracts/catalog/own-word.model';
import type { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import type { WordDecision } from '@pora/contracts/catalog/word-decision.model';
import { createAvoidance, type Avoidance } from '@pora/engine/text-pl/avoidance';
import type { ReadPhrase } from '@pora/engine/text-pl/read-phrase';
import type { MergedFood } from '@pora/engine/model';
import { CatalogueService } from '../catalogue/catalogue.service.js';

type Understand = (typeof ownWordRoutes)['understand'];
type CatalogueFoods = Awaited<ReturnType<CatalogueService['current']>>['foods'];
type CatalogueFood = CatalogueFoods[number];

/** Says how the words of a survey are read and which foods they mean, by the matcher that judges plans (decisions 33, 54). */
@Injectable()
export class UnderstandingService {
  constructor(private readonly catalogue: CatalogueService) {}

  async understand({ body }: RouteInput<Understand>): Promise<RouteAnswer<Understand>> {
    const { foods, ownWords, mergedFoods } = await this.catalogue.current();
    const { allFoods, isChild, disliked, accepted, decisions: taken, ...answers } = body;
    const decisions = movedDecisions(taken, mergedFoods);
    const said = Object.fromEntries(Object.entries(answers).map(([field, text]) => [field, [text]]));
    const avoidance = createAvoidance({ disliked, accepted, decisions, isChild, ...said }, foods, ownWords);
    const kindOf = new Map(ownWords.map(({ word, kind }) => [ownWordKey(word), kind]));
    const meant = foodsByPhrase(avoidance, foods);
    const named = foodsByName(avoidance.phrases, meant, foods);
    const most = allFoods ? Infinity : UNDERSTAND_LIMITS.named;
    return {
      phrases: avoidance.phrases.map((phrase) => {
        const kept = meant.get(keyOf(phrase.field, phrase.text)) ?? [];
        const found = kept.length > 0 ? kept : (named.ofAll.get(phrase) ?? []);
        return presentPhrase(phrase, {
          foods: found,
          most,
          countOf: (name) => named.counts.get(phrase)?.get(name) ?? found.length,
          ownWord: kindOf.get(ownWordKey(phrase.text)),
        });
      }),
    };
  }
}

/** Decisions with every food that became another one as what it became. */
function movedDecisions(decisions: readonly WordDecision[], merged: readonly MergedFood[]): WordDecision[] {
  const intoOf = new Map(merged.map(({ foodId, into }) => [foodId, into]));
  return decisions.map((one) => ({ ...one, foodIds: one.foodIds.map((id) => intoOf.get(id) ?? id) }));
}

/** Foods that each phrase keeps out. */
function foodsByPhrase(avoidance: Avoidance, foods: CatalogueFoods): Map<string, CatalogueFood[]> {
  const found = new Map<string, CatalogueFood[]>();
  for (const food of foods) {
    // A phrase with several readings has the food once.
    const keys = new Set<string>();
    for (const { field, phrase } of avoidance.entriesOf(food)) {
      if (field !== undefined && phrase !== undefined) keys.add(keyOf(field, phrase));
    }
    for (const key of keys) {
      const known = found.get(key);
      if (known) known.push(food);
      else found.set(key, [food]);
    }
  }
  return found;
}

/**
 * Foods by the names a phrase holds, where the phrase alone does not tell: it has several names, or it is a proposal that
 * keeps nothing out yet. The names are read as answers about allergies.
 */
function foodsByName(
  phrases: readonly ReadPhrase[],
  meant: ReadonlyMap<string, readonly CatalogueFood[]>,
  foods: CatalogueFoods,
) {
  const counts = new Map<ReadPhrase, Map<string, number>>();
  const ofAll = new Map<ReadPhrase, CatalogueFood[]>();
  for (const phrase of phrases) {
    const kept = meant.get(keyOf(phrase.field, phrase.text));
    const isProposal = !kept && phrase.isOpen && phrase.avoided.length > 0;
    if (!isProposal && phrase.avoided.length < 2) continue;
    const names = createAvoidance({ allergies: phrase.avoided }, kept ?? foods);
    const byName = new Map<string, number>();
    const all: CatalogueFood[] = [];
    for (const food of kept ?? foods) {
      const entries = new Set(names.entriesOf(food).map(({ entry }) => entry));
      if (entries.size > 0) all.push(food);
      for (const name of phrase.avoided) {
        if (entries.has(name)) byName.set(name, (byName.get(name) ?? 0) + 1);
      }
    }
    counts.set(phrase, byName);
    if (isProposal) ofAll.set(phrase, all);
  }
  return { counts, ofAll };
}

interface PhraseFacts {
  readonly foods: readonly CatalogueFood[];
  readonly most: number;
  readonly countOf: (name: string) => number;
  readonly ownWord: OwnWordKind | undefined;
}

function presentPhrase(phrase: ReadPhrase, { foods, most, countOf, ownWord }: PhraseFacts): UnderstoodPhrase {
  const { field, entry, text, reading, avoided, permitted, reason, elsewhere, decision, isOpen } = phrase;
  return {
    ...{ field, entry, text, reading, permitted: [...permitted], isOpen },
    avoided: avoided.map((name) => ({ name, foods: countOf(name) })),
    ...(reason && { reason }),
    ...(elsewhere && { elsewhere }),
    ...(decision && { answer: decision.answer }),
    ...(ownWord && !decision && { ownWord }),
    foodIds: foods.map(({ id }) => id),
    foods: foods.slice(0, most).map(({ name }) => name),
  };
}

function keyOf(field: string, text: string): string {
  return `${field} ${text}`;
}
