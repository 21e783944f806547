/**
 * Holds objects against the schemas of Kubernetes (from kubernetes-models, generated from its OpenAPI document). The API server
 * also refuses keys it does not know, which that document leaves open: a key that a validator never asks for is such a key.
 */
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import type { z } from 'zod';
import type { Manifest } from './kustomization.js';
import { OPERATOR_KINDS } from './operator-kinds.js';

const MODELS = [
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
];
const VALIDATORS = new Map(
  MODELS.map((model) => [`${model.apiVersion} ${model.kind}`, model.prototype.validate as () => void]),
);

/** Everything in an object that its schema refuses, each with its place. */
export function schemaFaults(object: Manifest): string[] {
  const kind = `${object.apiVersion} ${object.kind}`;
  const operator = OPERATOR_KINDS.get(kind);
  const name = `${object.kind} ${object.metadata.name}`;
  if (operator) return zodFaults(operator, object).map((fault) => `${name}: ${fault}`);
  const validate = VALIDATORS.get(kind);
  if (!validate) return [`${name}: no schema for ${kind}`];
  return validatorFaults(validate, object).map((fault) => `${name}: ${fault}`);
}

function zodFaults(schema: z.ZodType, object: Manifest): string[] {
  return (
    schema.safeParse(object).error?.issues.map(({ path, message }) => `/${path.join('/')} ${message}`) ?? []
  );
}

function validatorFaults(validate: () => void, object: Manifest): string[] {
  const asked = new Set<string>();
  try {
    validate.call(watched(object, '', asked));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return placesOf(object, '')
    .filter((place) => !asked.has(place))
    .map((place) => `${place} is no key of the schema`);
}

/** The object, noting the place of every key that is asked for. */
function watched<T extends object>(value: T, place: string, asked: Set<string>): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string') return inner;
      asked.add(`${place}/${key}`);
      return typeof inner === 'object' && inner !== null ? watched(inner, `${place}/${key}`, asked) : inner;
    },
  });
}

/** Places of all keys; below one that is unknown there is nothing more to say. */
function placesOf(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${place}/${key}`,
    ...placesOf(inner, `${place}/${key}`),
  ]);
}
